"""Windows in which everything has to fit: width and height in CSS pixels."""

SIZES = (
    (320, 568),
    (568, 320),
    (360, 640),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
)

ZOOMED = ((320, 256), (341, 192))
"""What is left of a screen of 1280x1024, and of one of 1366x768, in a page zoomed to 400 %."""
