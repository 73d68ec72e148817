// The keyboards that clients can choose. All of them type into the same field; only the client's choice is kept.

const latin = "com.google.android.inputmethod.latin/com.android.inputmethod.latin.LatinIME";
/** A keyboard that takes texts from broadcasts. Agents install it on their phones. */
export const adbKeyboard = "com.android.adbkeyboard/.AdbIME";

/** The keyboard of Mobilerun Portal, which takes texts from its content provider (guests/portal.ts). */
const portalKeyboard = "com.mobilerun.portal/.input.MobilerunKeyboardIME";

export class InputMethods {
  readonly all: readonly string[] = [latin, adbKeyboard, portalKeyboard];
  readonly #enabled = new Set(this.all);
  selected = latin;

  get enabled(): readonly string[] {
    return this.all.filter((id) => this.#enabled.has(id));
  }
  enable(id: string): void {
    this.#enabled.add(id);
  }
  disable(id: string): void {
    this.#enabled.delete(id);
    if (this.selected === id) this.selected = latin;
  }
  reset(): void {
    this.#enabled.clear();
    for (const id of this.all) this.#enabled.add(id);
    this.selected = latin;
  }
}
