/** Input from a person's own keyboard. Keys and input methods write into the focused field. */
import type { Command } from "#os/command.ts";
import { selectionOf } from "#os/keyboard.ts";
import { textAt } from "#os/text-edit.ts";
import { pressEnter } from "../enter.ts";
import { revealCaret, type Action } from "../gestures.ts";
import { phone } from "../phone.ts";
import { dispatch, state } from "../runtime.ts";
import type { InputContext } from "./input-context.ts";

const typingMs = 700;
const maxTextLength = 4000;
const caretKeys: Readonly<Record<string, "left" | "right" | "start" | "end">> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "start",
  End: "end",
};

export class KeyboardInput {
  /**
   * The element that receives the keys and input methods of the browser. The phone's own fields are only drawn, so an
   * input method cannot use them.
   */
  readonly #field = document.createElement("textarea");
  readonly #context: InputContext;
  /** Ends gestures that are in progress elsewhere, before a key has an effect. */
  readonly #endOtherGestures: () => void;
  #typing: ReturnType<typeof setTimeout> | undefined;

  constructor(grip: InputContext, before: () => void) {
    this.#context = grip;
    this.#endOtherGestures = before;
    this.#listen();
    document.body.append(this.#field);
  }

  get isTyping(): boolean {
    return this.#typing !== undefined;
  }
  focus(): void {
    this.#field.focus({ preventScroll: true });
  }
  /**
   * Ends the typing. All keys without a pause between them are one gesture, so the clock moves only when the typing
   * pauses.
   */
  endTyping(): void {
    if (this.#typing === undefined) return;
    clearTimeout(this.#typing);
    this.#typing = undefined;
    if (this.#context.acceptsTouches()) this.#context.run(() => this.#context.pass());
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
    else if (caretKeys[e.key]) this.#caretTo(caretKeys[e.key]!);
    else return;
    e.preventDefault();
  }

  #key(command: Command, told = ""): void {
    if (!this.#context.acceptsTouches() || !state().view.focus) return;
    this.#endOtherGestures();
    this.#context.run(() => {
      dispatch(command);
      revealCaret();
    });
    this.#context.reportAction({ type: "TYPE", value: told } satisfies Action);
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => this.endTyping(), typingMs);
  }
  #enter(): void {
    if (!this.#context.acceptsTouches() || !state().view.focus) return;
    this.#context.gesture({ type: "ENTER" }, () => {
      pressEnter();
      revealCaret();
      return null;
    });
  }
  #type(text: string): void {
    if (text !== "") this.#key({ name: "os.type", args: { text: text.slice(0, maxTextLength) } }, text);
  }
  #caretTo(where: "left" | "right" | "start" | "end"): void {
    const { focus, text } = focusedText();
    if (!focus || text === undefined) return;
    const next = text.codePointAt(focus.caret) ?? 0;
    const at = { left: focus.caret - 1, right: focus.caret + (next > 0xffff ? 2 : 1), start: 0, end: text.length }[
      where
    ];
    this.#key({ name: "os.caret", args: { at: Math.max(0, at) } });
  }
  /** Copies the text to the person's own clipboard and to the phone's clipboard. */
  #copyOrCut(name: "os.copy" | "os.cut", e: ClipboardEvent): void {
    e.preventDefault();
    const { focus, text } = focusedText();
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
    field.addEventListener("copy", (e) => this.#copyOrCut("os.copy", e));
    field.addEventListener("cut", (e) => this.#copyOrCut("os.cut", e));
  }
}

/** Returns the focus and the text of the focused field. */
function focusedText() {
  const { focus } = state().view;
  return { focus, text: focus ? textAt(phone.textsOf(state(), focus.field), focus.field) : undefined };
}
