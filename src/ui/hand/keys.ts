/** A person's keyboard on the phone: what keys and input methods write goes to the field that has the focus. */
import type { Command } from "../../os/command.ts";
import { selectionOf } from "../../os/keyboard.ts";
import { textAt } from "../../os/text.ts";
import { pressEnter } from "../enter.ts";
import { revealCaret, type Action } from "../gestures.ts";
import { phone } from "../phone.ts";
import { dispatch, state } from "../runtime.ts";
import type { Grip } from "./grip.ts";

const typingMs = 700;
const textMost = 4000;
const carets: Readonly<Record<string, "left" | "right" | "start" | "end">> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "start",
  End: "end",
};

export class Keys {
  /** Takes what keys and input methods write; the phone's own fields are drawn, and no input method knows them. */
  readonly #field = document.createElement("textarea");
  readonly #grip: Grip;
  /** What is under way elsewhere ends before a key does anything. */
  readonly #before: () => void;
  #typing: ReturnType<typeof setTimeout> | undefined;

  constructor(grip: Grip, before: () => void) {
    this.#grip = grip;
    this.#before = before;
    this.#listen();
    document.body.append(this.#field);
  }

  get isTyping(): boolean {
    return this.#typing !== undefined;
  }
  focus(): void {
    this.#field.focus({ preventScroll: true });
  }
  /** Typing is one gesture, however many keys: the clock moves when it pauses. */
  endTyping(): void {
    if (this.#typing === undefined) return;
    clearTimeout(this.#typing);
    this.#typing = undefined;
    if (this.#grip.mine()) this.#grip.run(() => this.#grip.pass());
  }
  down(e: KeyboardEvent, back: () => void): void {
    if (e.isComposing || e.altKey) return;
    if (e.ctrlKey || e.metaKey) {
      if (e.key.toLowerCase() !== "a") return;
      e.preventDefault();
      this.#key({ name: "os.selectAll", args: {} });
      return;
    }
    if (e.key === "Escape") back();
    else if (e.key === "Backspace") this.#key({ name: "os.erase", args: { count: 1 } }, "⌫");
    else if (e.key === "Enter") this.#enter();
    else if (carets[e.key]) this.#caretTo(carets[e.key]!);
    else return;
    e.preventDefault();
  }

  #key(command: Command, told = ""): void {
    if (!this.#grip.mine() || !state().view.focus) return;
    this.#before();
    this.#grip.run(() => {
      dispatch(command);
      revealCaret();
    });
    this.#grip.did({ type: "TYPE", value: told } satisfies Action);
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => this.endTyping(), typingMs);
  }
  #enter(): void {
    if (!this.#grip.mine() || !state().view.focus) return;
    this.#grip.gesture({ type: "ENTER" }, () => {
      pressEnter();
      revealCaret();
      return null;
    });
  }
  #type(text: string): void {
    if (text !== "") this.#key({ name: "os.type", args: { text: text.slice(0, textMost) } }, text);
  }
  #caretTo(where: "left" | "right" | "start" | "end"): void {
    const { focus, text } = written();
    if (!focus || text === undefined) return;
    const next = text.codePointAt(focus.caret) ?? 0;
    const at = { left: focus.caret - 1, right: focus.caret + (next > 0xffff ? 2 : 1), start: 0, end: text.length }[
      where
    ];
    this.#key({ name: "os.caret", args: { at: Math.max(0, at) } });
  }
  /** The person's own clipboard gets what the phone's does. */
  #take(name: "os.copy" | "os.cut", e: ClipboardEvent): void {
    e.preventDefault();
    const { focus, text } = written();
    if (!focus || text === undefined || focus.kind === "password" || focus.caret === focus.anchor) return;
    e.clipboardData?.setData("text/plain", text.slice(...selectionOf(focus)));
    this.#key({ name, args: {} });
  }

  #listen(): void {
    const field = this.#field;
    field.setAttribute("aria-label", "Keyboard of the phone");
    field.inputMode = "none";
    field.autocapitalize = "off";
    field.spellcheck = false;
    field.style.cssText =
      "position:fixed;left:0;bottom:0;width:1px;height:1px;padding:0;border:0;opacity:0;pointer-events:none;resize:none";
    field.addEventListener("beforeinput", (e) => {
      if (e.inputType === "insertCompositionText") return;
      e.preventDefault();
      if (e.inputType.startsWith("insert") && e.inputType !== "insertLineBreak")
        this.#type(e.data ?? e.dataTransfer?.getData("text/plain") ?? "");
    });
    field.addEventListener("compositionend", (e) => {
      this.#type(e.data);
      field.value = "";
    });
    field.addEventListener("paste", (e) => {
      e.preventDefault();
      this.#type(e.clipboardData?.getData("text/plain") ?? "");
    });
    field.addEventListener("copy", (e) => this.#take("os.copy", e));
    field.addEventListener("cut", (e) => this.#take("os.cut", e));
  }
}

/** The field that is written in, with what stands in it. */
function written() {
  const { focus } = state().view;
  return { focus, text: focus ? textAt(phone.textsOf(state(), focus.field), focus.field) : undefined };
}
