/** Daily limits (SPEC, D). */
import { startOfDay } from "#state/civil.ts";
import type { Draft } from "../command.ts";
import { zones } from "../settings.ts";
import type { PhoneState } from "../state.ts";
import { KernelBase } from "./kernel-base.ts";

export abstract class DailyLimits extends KernelBase {
  /**
   * The number of minutes that the app may be in front each day; null if the app has no limit. Parts of the system have
   * no limit.
   */
  protected dailyLimitOf(state: PhoneState, app: string): number | null {
    if (this.app(app).part !== null) return null;
    for (const from of this.apps) {
      const limits = from.limits(state.apps[from.id]);
      if (Object.hasOwn(limits, app)) return limits[app]!;
    }
    return null;
  }
  protected startOfToday(state: PhoneState): number {
    return startOfDay(state.clock.nowMs, zones[state.os.settings.time.zone]);
  }
  /**
   * Counts the time that an app is in front. Only apps with a limit are counted, so that the state of phones without
   * limits does not change with time.
   */
  protected countUsage(draft: Draft, ms: number): void {
    if (ms === 0 || this.isAsleep(draft) || draft.view.surface !== null) return;
    const { app } = this.frontOf(draft);
    if (this.dailyLimitOf(draft, app) === null) return;
    const day = this.startOfToday(draft);
    if (draft.view.usage.day !== day) draft.view.usage = { day, ms: {} };
    draft.view.usage.ms[app] = (draft.view.usage.ms[app] ?? 0) + ms;
  }
  /** Returns the app in front if its time for today is used up, otherwise null. */
  pausedApp(state: PhoneState): string | null {
    const { app } = this.frontOf(state);
    const limit = this.dailyLimitOf(state, app);
    const { day, ms } = state.view.usage;
    return limit !== null && day === this.startOfToday(state) && (ms[app] ?? 0) >= limit * 60_000 ? app : null;
  }
}
