// Letters and deletions that belong together: they become one TYPE.

/** With this many deletions in a row, the client empties the field, whatever its length. */
const clearingDeletions = 20;

export interface FieldText {
  readonly value: string;
  readonly caret: number;
}

export class TextEdit {
  #text = "";
  #clears = false;
  #backward = 0;
  #forward = 0;
  /** Deletions since the last letter. */
  #inARow = 0;
  #caret: "start" | "end" | null = null;

  type(text: string): void {
    this.#text += text;
    this.#inARow = 0;
  }
  clear(): void {
    this.#text = "";
    this.#clears = true;
  }
  /** The caret moves only before the first letter: later letters continue where the text ends. */
  moveCaret(to: "start" | "end"): void {
    if (this.#text === "") this.#caret = to;
  }
  erase(forward: boolean): void {
    if (++this.#inARow >= clearingDeletions) this.clear();
    else if (forward) this.#forward++;
    else if (this.#text !== "") this.#text = [...this.#text].slice(0, -1).join("");
    else this.#backward++;
  }

  /** Whether the field's present text is needed to know the result. */
  get needsField(): boolean {
    return !this.#clears && (this.#backward + this.#forward > 0 || this.#caret !== null);
  }
  /** Returns the value and `clear` of the TYPE, or null if nothing changes. `field`: the focused field, if it is needed. */
  result(field: FieldText | null): { readonly value: string; readonly clear: boolean } | null {
    if (this.#clears) return { value: this.#text, clear: true };
    if (!this.needsField || field === null) return this.#text === "" ? null : { value: this.#text, clear: false };
    const at = this.#caret === "start" ? 0 : this.#caret === "end" ? field.value.length : field.caret;
    const before = [...field.value.slice(0, at)].slice(0, -this.#backward || undefined).join("");
    const after = [...field.value.slice(at)].slice(this.#forward).join("");
    if (before + after === field.value && this.#text === "") return null;
    // Text at the end of a field needs no other writing of the rest.
    if (before === field.value) return { value: this.#text, clear: false };
    return { value: before + this.#text + after, clear: true };
  }
}
