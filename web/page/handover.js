/** A field over the game in which a text can be copied or pasted by hand. */

import { words } from "./words.js";

/** Show a text, selected. */
export function showText(text) {
  open(words("handover.copy"), (field) => {
    field.value = text;
    field.readOnly = true;
    field.select();
  });
}

/** Let the person paste a text: what is in the field, or undefined when it was called off. */
export function askForText() {
  return open(words("handover.paste"), () => {}, words("handover.use"));
}

/** Open the field; resolves with its text once `use` was pressed, else with undefined. */
function open(what, prepare, use) {
  const dialog = document.createElement("dialog");
  dialog.className = "handover";
  const label = document.createElement("label");
  const field = document.createElement("textarea");
  label.append(what, field);
  field.rows = 5;
  field.spellcheck = false;
  const choices = document.createElement("p");
  choices.className = "choices";
  const close = (value) => () => dialog.close(value);
  if (use) choices.append(button(use, close("use")));
  choices.append(button(words("handover.close"), close("")));
  dialog.append(label, choices);
  const focused = document.activeElement;
  document.getElementById("game").append(dialog);
  dialog.showModal();
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

function button(words, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = words;
  made.onclick = act;
  return made;
}
