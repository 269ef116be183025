/** A sheet over the game on which a text can be copied or pasted by hand. */

import { loadFonts } from "./fonts.js";
import { message, words } from "./words.js";

/**
 * Show a text, selected, and tell whether the person has copied all of it.
 *
 * @param {string} text
 * @param {string} key of the message that tells why it is shown
 */
export async function showText(text, key) {
  const { dialog, field, closed } = open(key);
  field.value = text;
  field.readOnly = true;
  const isWhole = () => field.selectionStart === 0 && field.selectionEnd === text.length;
  // The browser copies only after this event.
  field.oncopy = () => isWhole() && setTimeout(() => dialog.close("copied"));
  addChoice(dialog, words("handover.take"), () => {
    field.select();
    if (!document.execCommand("copy")) field.focus(); // then the keys of the system are left
  });
  field.select();
  return (await closed) === "copied";
}

/** Let the person paste a text: what is in the field, or undefined when it was called off. */
export async function askForText() {
  const { dialog, field, closed } = open("handover.paste");
  addChoice(dialog, words("handover.use"), () => dialog.close("use"));
  return (await closed) === "use" ? field.value : undefined;
}

/** Open the sheet with a field, and a button that closes it; `closed` tells by which word. */
function open(key) {
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
  dialog.append(heading, help, field, choices);
  addChoice(dialog, words("handover.close"), () => dialog.close("")).className = "second";
  const focused = document.activeElement;
  document.getElementById("game").append(dialog);
  dialog.showModal();
  // Back closes it: see history.js.
  dialog.dispatchEvent(new CustomEvent("sheet", { bubbles: true, detail: () => dialog.close("") }));
  field.focus();
  const closed = new Promise((resolve) => {
    dialog.onclose = () => {
      dialog.remove();
      focused?.focus?.({ preventScroll: true });
      resolve(dialog.returnValue);
    };
  });
  return { dialog, field, closed };
}

/** Add a button; the main one stands last, and is filled. */
function addChoice(dialog, label, act) {
  const choice = make("button", label);
  choice.type = "button";
  choice.onclick = act;
  dialog.querySelector(".choices").append(choice);
  return choice;
}

function make(tag, text = "") {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
