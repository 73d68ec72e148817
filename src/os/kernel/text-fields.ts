/** The view of the screen in front, and the text fields on it (SPEC, X). */
import type { Json } from "#state/json.ts";
import { maxLengthAt } from "../max-length.ts";
import type { Draft } from "../command.ts";
import { moveCaret, type TypingContext } from "../keyboard.ts";
import { maxReplyLength } from "../limits.ts";
import { focusArgs, type OpeningFocus } from "../opening-focus.ts";
import type { PhoneState } from "../state.ts";
import { textAt } from "../text-edit.ts";
import { typingCommands } from "../typing.ts";
import { Notifications } from "./notifications.ts";

export abstract class TextFields extends Notifications {
  /**
   * Adds an empty text to a record of the view, for fields that come from data. Returns undefined if the view has no
   * such record.
   */
  addText(draft: Draft, field: string): string | undefined {
    const [name = "", key, ...deeper] = field.split(".");
    const top = this.top(draft, draft.view.front);
    const record = top.view[name];
    if (
      key === undefined ||
      deeper.length > 0 ||
      typeof record !== "object" ||
      record === null ||
      Array.isArray(record)
    )
      return undefined;
    this.setView(draft, top.app, { [name]: { ...this.toPlain(record), [key]: "" } });
    return "";
  }
  /**
   * Returns the object that contains a field's text: the view of the screen in front, or the drafts of the phone's own
   * fields ("os.reply").
   */
  textsOf(draft: PhoneState, field: string): Record<string, Json> {
    return field.startsWith("os.") ? { os: draft.view.drafts } : this.top(draft, draft.view.front).view;
  }
  setView(draft: Draft, app: string, patch: Record<string, Json>): void {
    const top = this.top(draft, draft.view.front);
    const screen = this.screens(app)[top.screen]!;
    const fitting = this.truncateFields(screen.view, patch);
    const next = this.parseFields(screen.view, { ...this.toPlain(top.view), ...fitting }, "/patch");
    // When an overlay opens or closes, the focused field loses the focus.
    const covers = patch["open"] !== undefined && patch["open"] !== top.view["open"];
    const before = this.openingFocuses(draft);
    for (const name of Object.keys(patch)) top.view[name] = next[name]!;
    const focus = draft.view.focus;
    if (focus && !focus.field.startsWith("os.")) {
      const value = textAt(top.view, focus.field);
      if (value === undefined || covers) draft.view.focus = null;
      else if (Object.hasOwn(patch, focus.field.split(".")[0] ?? "")) moveCaret(focus, value, value.length);
    }
    // Focuses a field of an overlay that has just opened. If a field becomes visible again because an overlay closed,
    // the field is not focused again.
    const [opening] = this.openingFocuses(draft);
    if (opening && !before.includes(opening)) this.focusOpeningField(draft);
  }
  /** Returns the context that functions of the front screen's declaration receive. */
  private screenContext(draft: Draft): never {
    const { app, params, view } = this.top(draft, draft.view.front);
    return { state: draft.apps[app], params, view, os: draft.os } as never;
  }
  /**
   * Returns the fields that get the focus when the screen in front, or its open overlay, opens. The topmost field comes
   * first.
   */
  private openingFocuses(draft: Draft): readonly OpeningFocus[] {
    const { app, screen } = this.top(draft, draft.view.front);
    const { focus } = this.screens(app)[screen]!;
    if (focus === undefined) return [];
    const here = this.screenContext(draft);
    return focus.filter(({ when }) => when === undefined || when(here));
  }
  /**
   * Opens the keyboard for the field that gets the focus when the screen in front, or an overlay of it, opens (SPEC,
   * X10).
   */
  protected focusOpeningField(draft: Draft): void {
    const [opening] = this.openingFocuses(draft);
    if (!opening || this.isAsleep(draft) || this.pausedApp(draft) !== null) return;
    const text = textAt(this.textsOf(draft, opening.field), opening.field) ?? "";
    typingCommands["focus"]!.run(
      this.typingContext(draft),
      focusArgs(opening, this.screenContext(draft), text) as never,
    );
  }
  /**
   * Returns the maximum length of a field's text, from the schema of the screen in front; null if the field does not
   * exist.
   */
  maxFieldLength(state: PhoneState, field: string): number | null {
    if (field.startsWith("os.")) return maxReplyLength;
    const top = this.top(state, state.view.front);
    return maxLengthAt(this.screens(top.app)[top.screen]!.view, field);
  }
  /** Returns the part of the phone that typing commands need. */
  typingContext(draft: Draft): TypingContext {
    const { view, os } = draft;
    return {
      view,
      os,
      now: draft.clock.nowMs,
      texts: (field) => this.textsOf(draft, field),
      maxLength: (field) => this.maxFieldLength(draft, field),
      createText: (field) => this.addText(draft, field),
      showToast: (key) => this.showToast(draft, this.frontOf(draft).app, key, {}),
    };
  }
}
