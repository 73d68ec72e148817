/** What stands on the screen in front, and the texts that are written there: SPEC, X. */
import type { Json } from "../../state/json.ts";
import { mostAt } from "../bounds.ts";
import type { Draft } from "../command.ts";
import { caretTo, type Desk } from "../keyboard.ts";
import { replyMost } from "../most.ts";
import { focusArgs, type OpeningFocus } from "../opening-focus.ts";
import type { PhoneState } from "../state.ts";
import { textAt } from "../text.ts";
import { typing } from "../typing.ts";
import { Notifying } from "./notifying.ts";

export abstract class Texts extends Notifying {
  /** A text that a record of the view does not hold yet, where its schema has room for it: fields that come from data. */
  newText(draft: Draft, field: string): string | undefined {
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
    this.setView(draft, top.app, { [name]: { ...this.plain(record), [key]: "" } });
    return "";
  }
  /** Where the texts live that the user writes: in the screen in front, or in the phone's own fields ("os.reply"). */
  textsOf(draft: PhoneState, field: string): Record<string, Json> {
    return field.startsWith("os.") ? { os: draft.view.drafts } : this.top(draft, draft.view.front).view;
  }
  setView(draft: Draft, app: string, patch: Record<string, Json>): void {
    const top = this.top(draft, draft.view.front);
    const screen = this.screens(app)[top.screen]!;
    const fitting = this.fitting(screen.view, patch);
    const next = this.checked(screen.view, { ...this.plain(top.view), ...fitting }, "/patch");
    // What opens covers the field that had the caret; what closes takes its own with it.
    const covers = patch["open"] !== undefined && patch["open"] !== top.view["open"];
    const before = this.openings(draft);
    for (const name of Object.keys(patch)) top.view[name] = next[name]!;
    const focus = draft.view.focus;
    if (focus && !focus.field.startsWith("os.")) {
      const value = textAt(top.view, focus.field);
      if (value === undefined || covers) draft.view.focus = null;
      else if (Object.hasOwn(patch, focus.field.split(".")[0] ?? "")) caretTo(focus, value, value.length);
    }
    // What opens within the screen to be written in; what lies under a box that closes was open before.
    const [opening] = this.openings(draft);
    if (opening && !before.includes(opening)) this.focusOpened(draft);
  }
  /** What the screen in front says of itself. */
  private hereOf(draft: Draft): never {
    const { app, params, view } = this.top(draft, draft.view.front);
    return { state: draft.apps[app], params, view, os: draft.os } as never;
  }
  /** The fields that the screen in front is now there to write in, the upmost first. */
  private openings(draft: Draft): readonly OpeningFocus[] {
    const { app, screen } = this.top(draft, draft.view.front);
    const { focus } = this.screens(app)[screen]!;
    if (focus === undefined) return [];
    const here = this.hereOf(draft);
    return focus.filter(({ when }) => when === undefined || when(here));
  }
  /** The keyboard comes up for the field that the screen in front, or a part of it, was opened to write in: SPEC, X10. */
  protected focusOpened(draft: Draft): void {
    const [opening] = this.openings(draft);
    if (!opening || this.asleep(draft) || this.paused(draft) !== null) return;
    const text = textAt(this.textsOf(draft, opening.field), opening.field) ?? "";
    typing["focus"]!.run(this.desk(draft), focusArgs(opening, this.hereOf(draft), text) as never);
  }
  /** How long the text of a field can become, by the schema of the screen in front; null where there is no such field. */
  fieldMost(state: PhoneState, field: string): number | null {
    if (field.startsWith("os.")) return replyMost;
    const top = this.top(state, state.view.front);
    return mostAt(this.screens(top.app)[top.screen]!.view, field);
  }
  /** What typing works on. */
  desk(draft: Draft): Desk {
    const { view, os } = draft;
    return {
      view,
      os,
      now: draft.clock.nowMs,
      texts: (field) => this.textsOf(draft, field),
      most: (field) => this.fieldMost(draft, field),
      begin: (field) => this.newText(draft, field),
      say: (key) => this.tell(draft, this.frontOf(draft).app, key, {}),
    };
  }
}
