/** The clock, and the commands that become due (SPEC, C). */
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { maxClockMs } from "#state/civil.ts";
import { produce, type Patch } from "#state/patch.ts";
import { CommandError, type Command, type Draft, type Outcome } from "../command.ts";
import type { AppSummary } from "../unloaded.ts";
import type { Due } from "../app-command.ts";
import type { AnyApp } from "../define.ts";
import { sleepWhenIdle } from "../lock.ts";
import { mediaDues, settleMedia, showsVideo } from "../media-rules.ts";
import { zones } from "../settings.ts";
import type { PhoneState } from "../state.ts";
import { Acts } from "./acts.ts";

/**
 * The maximum number of due commands in one tick. If more commands are due, the clock stops at the last command that
 * ran. The next tick continues from there.
 */
const maxDuePerTick = 2000;

export abstract class Clock extends Acts {
  protected readonly dueCache = new WeakMap<
    object,
    { readonly offsetMin: number; readonly list: readonly Due[]; readonly now: number }
  >();
  /** Moves the clock. Commands that become due in this time run in order, each at its due time. */
  protected tick(state: PhoneState, ms: number): Outcome {
    // The clock stops at the end of its range.
    let until = Math.min(state.clock.nowMs + ms, maxClockMs);
    const patches: Patch[] = [];
    let now = state;
    // When the display was last touched, or turned on by a due command. The screen timeout starts at this time.
    let litAt = state.clock.nowMs;
    const step = (recipe: (draft: Draft) => void): void => {
      const produced = produce(now, recipe);
      now = produced.next;
      patches.push(...produced.patches);
    };
    const done = new Set<string>();
    for (let i = 0; ; i++) {
      const due = this.nextDue(now, until, done);
      if (!due) break;
      if (i >= maxDuePerTick) {
        // Commands that were due before this tick do not stop the clock.
        if (now.clock.nowMs > state.clock.nowMs) until = now.clock.nowMs;
        break;
      }
      // A command that is still due after it ran would be due forever. It runs again only in the next tick.
      done.add(dueKey(due));
      step((draft) => {
        this.passTime(draft, due.at, litAt);
        if (due.id !== null) delete draft.os.schedule[due.id];
      });
      const dark = now.view.power === "off";
      const fallen = this.runDue(now, due);
      if (!fallen) continue;
      if (dark && fallen.state.view.power === "on") litAt = now.clock.nowMs;
      now = fallen.state;
      patches.push(...fallen.patches);
    }
    step((draft) => {
      this.passTime(draft, until, litAt);
      const { toast, headsUp, volumePanel } = draft.view;
      if (toast && toast.untilMs <= until) draft.view.toast = null;
      if (headsUp && headsUp.untilMs <= until) draft.view.headsUp = null;
      if (volumePanel && volumePanel.untilMs <= until) delete draft.view.volumePanel;
      settleMedia(this, draft, state);
    });
    return { state: now, patches, rejected: null };
  }
  protected passTime(draft: Draft, until: number, litAt: number): void {
    const from = draft.clock.nowMs;
    const dark = litAt + draft.os.settings.display.timeoutSec * 1000;
    draft.clock.nowMs = Math.max(from, until);
    const litMs = Math.max(0, Math.min(until, Math.max(from, dark)) - from);
    const staysLit = this.keepsDisplayOn(draft);
    this.countUsage(draft, litMs);
    this.countScreenTime(draft, from, staysLit ? Math.max(0, until - from) : litMs);
    if (!staysLit) sleepWhenIdle(draft, until - litAt);
  }
  /** Gives the app the time for which its screen was in front of the user (SPEC C8). */
  private countScreenTime(draft: Draft, from: number, ms: number): void {
    if (ms === 0 || this.isAsleep(draft) || draft.view.surface !== null) return;
    const top = this.top(draft, draft.view.front);
    const app = this.app(top.app);
    const command = Object.hasOwn(app.counts, top.screen) ? app.counts[top.screen] : undefined;
    if (command !== undefined && this.pausedApp(draft) === null)
      this.runCommand(draft, app, command, { ...this.toPlain(top.params), from, ms });
  }
  /** Returns whether the app in front keeps the display on (SPEC L8). */
  private keepsDisplayOn(draft: Draft): boolean {
    const { app } = this.frontOf(draft);
    return this.app(app).awake(draft.apps[app]) || showsVideo(draft.os, app);
  }
  /**
   * Runs a due command. If the command is not valid for the phone's current state, drops it and returns null. For
   * example, an injected command can be invalid.
   */
  protected runDue(state: PhoneState, due: DueCommand): Outcome | null {
    try {
      return this.reduce(state, { name: due.command, args: due.args });
    } catch (e) {
      if (e instanceof CommandError) return null;
      throw e;
    }
  }
  /**
   * Returns the next due command. If two commands are due at the same time, their order does not depend on the key
   * order of records.
   */
  protected nextDue(state: PhoneState, until: number, done: ReadonlySet<string>): DueCommand | null {
    let first: DueCommand | null = null;
    const consider = (due: DueCommand): void => {
      if (due.at > until || done.has(dueKey(due))) return;
      if (first === null || due.at < first.at || (due.at === first.at && dueSortKey(due) < dueSortKey(first)))
        first = due;
    };
    for (const [id, { at, command, args }] of Object.entries(state.os.schedule)) consider({ at, command, args, id });
    for (const due of mediaDues(state.os)) consider({ ...due, id: null });
    for (const app of this.apps)
      if (app.due)
        for (const due of this.duesOf(app, state.apps[app.id] as object, state))
          consider({ ...due, command: `${app.id}.${due.command}`, id: null });
    return first;
  }
  /** Returns whether any command is due by `until`. */
  isDue(state: PhoneState, until: number): boolean {
    return this.nextDue(state, until, new Set()) !== null;
  }
  protected duesOf(app: AnyApp, data: object, state: PhoneState): readonly Due[] {
    const offsetMin = zones[state.os.settings.time.zone];
    const known = this.dueCache.get(data);
    const now = state.clock.nowMs;
    // A cached list is valid until its first due command, because the app's state changes when that command runs.
    if (known && known.offsetMin === offsetMin && known.now <= now && known.list.every((d) => d.at >= now))
      return known.list;
    const list = app.due!(data, { now, offsetMin });
    this.dueCache.set(data, { offsetMin, list, now });
    return list;
  }
  /** Returns whether an alarm is set. The status bar shows it. */
  hasAlarm(state: PhoneState): boolean {
    return this.apps.some(
      (app) =>
        app.due !== null && this.duesOf(app, state.apps[app.id] as object, state).some((due) => due.alarm === true),
    );
  }
  /** Returns the data about an app that a phone without the app's code needs. */
  summaryOf(state: PhoneState, id: string): AppSummary {
    const app = this.app(id);
    const data = state.apps[id] as object;
    const dues = app.due ? this.duesOf(app, data, state) : [];
    const first = (of: readonly Due[]): AppSummary["dues"] => {
      const [next] = of.toSorted((a, b) => a.at - b.at);
      return next ? [{ at: next.at, alarm: next.alarm === true }] : [];
    };
    const next = first(dues);
    const interrupts = app.interruptsMedia(data);
    return {
      hash: hashOf(data as Json),
      dues: next[0]?.alarm ? next : [...next, ...first(dues.filter(({ alarm }) => alarm))],
      offsetMin: zones[state.os.settings.time.zone],
      marks: app.status(data),
      limits: app.limits(data),
      awake: app.awake(data),
      ...(interrupts ? { interrupts } : {}),
    };
  }
  abstract reduce(state: PhoneState, command: Command): Outcome;
}

/** A due command. `id` is its key in the schedule if the command was injected, otherwise null. */
type DueCommand = Due & { readonly id: string | null };
const dueSortKey = (due: DueCommand): string => `${due.id ?? ""} ${due.command} ${JSON.stringify(due.args)}`;
const dueKey = (due: DueCommand): string => `${due.at} ${dueSortKey(due)}`;
