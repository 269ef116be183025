"""Firefox, driven by geckodriver."""

import json
import time

from selenium.common.exceptions import WebDriverException
from selenium.webdriver import Remote
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.firefox.options import Options
from selenium.webdriver.firefox.remote_connection import FirefoxRemoteConnection
from selenium.webdriver.firefox.service import Service
from selenium.webdriver.remote.client_config import ClientConfig

from tests.web.engines.engine_page import EnginePage
from tests.web.reader import PATIENCE, middle
from tools import engines

#: Settings of the profile. Files are saved without a question; nobody outside is asked anything.
SETTINGS = {
    "browser.download.folderList": 2,
    "browser.download.alwaysOpenPanel": False,
    "intl.accept_languages": "en",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}

KEYS = {"Enter": Keys.ENTER, "Escape": Keys.ESCAPE}

READ = "return Promise.resolve({expression}).then((value) => JSON.stringify(value ?? null))"


class Firefox(EnginePage):
    """Its WebDriver acts by real events, and returns when the page has them."""

    def __init__(self, desk):
        super().__init__(desk)
        self._service = Service(engines.firefox_driver(), env=desk.environment)
        self._service.start()
        self.driver = until_started(self._service.service_url, options_for(desk))
        self.driver.script.add_console_message_handler(self._on_message)
        self.driver.script.add_javascript_error_handler(self._on_message)

    def _on_message(self, entry):
        if entry.level == "error":
            self.complaints.append(f"console: {entry.text}")

    def read(self, expression):
        """What an expression says in the page; to be asked is no gesture to it."""
        return json.loads(self.driver.execute_script(READ.format(expression=expression)))

    def pause(self, milliseconds):
        time.sleep(milliseconds / 1000)

    def open(self, address):
        self.driver.get(address)
        return self

    def reload(self):
        self.driver.refresh()

    def click(self, target):
        x, y = middle(self._known(target))
        actions = ActionBuilder(self.driver, mouse=PointerInput("mouse", "mouse"), duration=0)
        actions.pointer_action.move_to_location(round(x), round(y)).pointer_down().pointer_up()
        actions.perform()
        self.until_heard()

    def turn_wheel(self, x, y, by):
        """Turn the wheel by so many pixels over a place of the page."""
        origin = ScrollOrigin.from_viewport(round(x), round(y))
        ActionChains(self.driver, duration=0).scroll_from_origin(origin, 0, round(by)).perform()
        self.until_heard()

    def press(self, *keys):
        for key in keys:
            ActionChains(self.driver, duration=0).send_keys(KEYS.get(key, key)).perform()
            self.until_heard()

    def close(self):
        self.driver.quit()
        self._service.stop()


def options_for(desk):
    """How Firefox is started at a desk."""
    options = Options()
    options.binary_location = engines.firefox()
    options.enable_bidi = True
    options.timeouts = {"pageLoad": PATIENCE * 1000, "script": PATIENCE * 1000}
    for name, value in SETTINGS.items():
        options.set_preference(name, value)
    options.set_preference("browser.download.dir", str(desk.home))
    return options


def until_started(address, options):
    """Start Firefox by geckodriver, which waits for it a minute at most; returns its driver."""
    config = ClientConfig(address, timeout=PATIENCE, websocket_timeout=PATIENCE)
    connection = FirefoxRemoteConnection(address, client_config=config)
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return Remote(command_executor=connection, options=options)
        except WebDriverException:
            if time.monotonic() > end:
                raise
