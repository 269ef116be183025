/** A sheet over the game on which a text can be copied or pasted by hand. */

import { loadFonts } from "./fonts.js";
import { message, words } from "./words.js";

/** Show a text, selected. */
export function showText(text) {
  open("handover.copy", (field) => {
    field.value = text;
    field.readOnly = true;
    field.select();
  });
}

/** Let the person paste a text: what is in the field, or undefined when it was called off. */
export function askForText() {
  return open("handover.paste", () => {}, words("handover.use"));
}

/**
 * Open the sheet; resolves with the text of its field once `use` was pressed, else with undefined.
 * The main action stands last and is filled: `use`, or to close where there is nothing else.
 */
function open(key, prepare, use) {
  loadFonts();
  const { title, text } = message(key);
  const dialog = document.createElement("dialog");
  dialog.className = "handover";
  const heading = make("h2", title);
  const help = make("p", text);
  const field = make("textarea");
  heading.id = "handover-title";
  help.id = "handover-help";
  dialog.setAttribute("aria-labelledby", heading.id);
  field.setAttribute("aria-labelledby", help.id);
  field.rows = 5;
  field.spellcheck = false;
  const choices = make("p");
  choices.className = "choices";
  const closing = button(words("handover.close"), () => dialog.close(""));
  choices.append(closing);
  if (use) {
    closing.className = "second";
    choices.append(button(use, () => dialog.close("use")));
  }
  dialog.append(heading, help, field, choices);
  const focused = document.activeElement;
  document.getElementById("game").append(dialog);
  dialog.showModal();
  // Back closes it: see history.js.
  dialog.dispatchEvent(new CustomEvent("sheet", { bubbles: true, detail: () => dialog.close("") }));
  prepare(field);
  field.focus();
  return new Promise((resolve) => {
    dialog.onclose = () => {
      dialog.remove();
      focused?.focus?.({ preventScroll: true });
      resolve(dialog.returnValue === "use" ? field.value : undefined);
    };
  });
}

function make(tag, text = "") {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

function button(label, act) {
  const made = make("button", label);
  made.type = "button";
  made.onclick = act;
  return made;
}
