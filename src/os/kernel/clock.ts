/** The clock, and what falls due on it: SPEC, C. */
import { hashOf } from "../../state/hash.ts";
import type { Json } from "../../state/json.ts";
import { clockLastMs } from "../../state/civil.ts";
import { produce, type Patch } from "../../state/patch.ts";
import { CommandError, type Command, type Draft, type Outcome } from "../command.ts";
import type { Gist } from "../absent.ts";
import type { Due } from "../app-command.ts";
import type { AnyApp } from "../define.ts";
import { sleepAfter } from "../lock.ts";
import { zones } from "../settings.ts";
import type { PhoneState } from "../state.ts";
import { Acts } from "./acts.ts";

/** What falls due in one move of the clock; where there is more, the clock stands there until the next one. */
const dueAtMost = 500;

export abstract class Clock extends Acts {
  protected readonly dues = new WeakMap<
    object,
    { readonly offsetMin: number; readonly list: readonly Due[]; readonly now: number }
  >();
  /** Moves the clock; what falls due on the way runs at its own time, in order. */
  protected tick(state: PhoneState, ms: number): Outcome {
    // At the end of its range the clock stands.
    let until = Math.min(state.clock.nowMs + ms, clockLastMs);
    const patches: Patch[] = [];
    let now = state;
    // The glass goes dark so long after it was touched, or lit by what came.
    let litAt = state.clock.nowMs;
    const step = (recipe: (draft: Draft) => void): void => {
      const done = produce(now, recipe);
      now = done.next;
      patches.push(...done.patches);
    };
    const done = new Set<string>();
    for (let i = 0; ; i++) {
      const due = this.nextDue(now, until, done);
      if (!due) break;
      if (i >= dueAtMost) {
        // What was due before cannot hold the clock.
        if (now.clock.nowMs > state.clock.nowMs) until = now.clock.nowMs;
        break;
      }
      // What is still due after it was run would be due for ever: it waits for the clock's next move.
      done.add(keyOfDue(due));
      step((draft) => {
        this.pass(draft, due.at, litAt);
        if (due.id !== null) delete draft.os.schedule[due.id];
      });
      const dark = now.view.power === "off";
      const fallen = this.fallDue(now, due);
      if (!fallen) continue;
      if (dark && fallen.state.view.power === "on") litAt = now.clock.nowMs;
      now = fallen.state;
      patches.push(...fallen.patches);
    }
    step((draft) => {
      this.pass(draft, until, litAt);
      const { toast, headsUp } = draft.view;
      if (toast && toast.untilMs <= until) draft.view.toast = null;
      if (headsUp && headsUp.untilMs <= until) draft.view.headsUp = null;
    });
    return { state: now, patches, rejected: null };
  }
  protected pass(draft: Draft, until: number, litAt: number): void {
    const from = draft.clock.nowMs;
    const dark = litAt + draft.os.settings.display.timeoutSec * 1000;
    draft.clock.nowMs = Math.max(from, until);
    this.spend(draft, Math.max(0, Math.min(until, Math.max(from, dark)) - from));
    if (!this.staysLit(draft)) sleepAfter(draft, until - litAt);
  }
  /** The app in front keeps the glass lit: SPEC L8. */
  private staysLit(draft: Draft): boolean {
    const { app } = this.frontOf(draft);
    return this.app(app).awake(draft.apps[app]);
  }
  /** What was injected long ago may fit no more: it is dropped, as the world moves on. */
  protected fallDue(state: PhoneState, due: Waiting): Outcome | null {
    try {
      return this.reduce(state, { name: due.command, args: due.args });
    } catch (e) {
      if (e instanceof CommandError) return null;
      throw e;
    }
  }
  /** What falls due first. Where two do at once, an order that does not depend on how records are laid out. */
  protected nextDue(state: PhoneState, until: number, done: ReadonlySet<string>): Waiting | null {
    let first: Waiting | null = null;
    const consider = (due: Waiting): void => {
      if (due.at > until || done.has(keyOfDue(due))) return;
      if (first === null || due.at < first.at || (due.at === first.at && rankOf(due) < rankOf(first))) first = due;
    };
    for (const [id, { at, command, args }] of Object.entries(state.os.schedule)) consider({ at, command, args, id });
    for (const app of this.apps)
      if (app.due)
        for (const due of this.duesOf(app, state.apps[app.id] as object, state))
          consider({ ...due, command: `${app.id}.${due.command}`, id: null });
    return first;
  }
  /** Whether anything falls due until then. */
  isDue(state: PhoneState, until: number): boolean {
    return this.nextDue(state, until, new Set()) !== null;
  }
  protected duesOf(app: AnyApp, data: object, state: PhoneState): readonly Due[] {
    const offsetMin = zones[state.os.settings.time.zone];
    const known = this.dues.get(data);
    const now = state.clock.nowMs;
    // A list stays right until its first entry: an app's state changes when one falls due.
    if (known && known.offsetMin === offsetMin && known.now <= now && known.list.every((d) => d.at >= now))
      return known.list;
    const list = app.due!(data, { now, offsetMin });
    this.dues.set(data, { offsetMin, list, now });
    return list;
  }
  /** Whether an alarm is set: the status bar shows it. */
  hasAlarm(state: PhoneState): boolean {
    return this.apps.some(
      (app) =>
        app.due !== null && this.duesOf(app, state.apps[app.id] as object, state).some((due) => due.alarm === true),
    );
  }
  /** What a phone without the app's code has to know of its data. */
  gistOf(state: PhoneState, id: string): Gist {
    const app = this.app(id);
    const data = state.apps[id] as object;
    const dues = app.due ? this.duesOf(app, data, state) : [];
    const first = (of: readonly Due[]): Gist["dues"] => {
      const [next] = of.toSorted((a, b) => a.at - b.at);
      return next ? [{ at: next.at, alarm: next.alarm === true }] : [];
    };
    const next = first(dues);
    return {
      hash: hashOf(data as Json),
      dues: next[0]?.alarm ? next : [...next, ...first(dues.filter(({ alarm }) => alarm))],
      offsetMin: zones[state.os.settings.time.zone],
      marks: app.status(data),
      limits: app.limits(data),
      awake: app.awake(data),
    };
  }
  abstract reduce(state: PhoneState, command: Command): Outcome;
}

/** Something that falls due; `id` is its name in the schedule, where it was injected. */
type Waiting = Due & { readonly id: string | null };
const rankOf = (due: Waiting): string => `${due.id ?? ""} ${due.command} ${JSON.stringify(due.args)}`;
const keyOfDue = (due: Waiting): string => `${due.at} ${rankOf(due)}`;
