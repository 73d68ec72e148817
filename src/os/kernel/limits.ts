/** Daily limits: SPEC, D. */
import { startOfDay } from "../../state/civil.ts";
import type { Draft } from "../command.ts";
import { zones } from "../settings.ts";
import type { PhoneState } from "../state.ts";
import { Machine } from "./machine.ts";

export abstract class Limits extends Machine {
  /** Minutes that an app may be in front each day; the phone's own parts have no limit. */
  protected limitOf(state: PhoneState, app: string): number | null {
    if (this.app(app).part !== null) return null;
    for (const from of this.apps) {
      const limits = from.limits(state.apps[from.id]);
      if (Object.hasOwn(limits, app)) return limits[app]!;
    }
    return null;
  }
  protected today(state: PhoneState): number {
    return startOfDay(state.clock.nowMs, zones[state.os.settings.time.zone]);
  }
  /** Counts for apps with a limit alone, so that on other phones nothing changes by the hour. */
  protected spend(draft: Draft, ms: number): void {
    if (ms === 0 || this.asleep(draft) || draft.view.surface !== null) return;
    const { app } = this.frontOf(draft);
    if (this.limitOf(draft, app) === null) return;
    const day = this.today(draft);
    if (draft.view.usage.day !== day) draft.view.usage = { day, ms: {} };
    draft.view.usage.ms[app] = (draft.view.usage.ms[app] ?? 0) + ms;
  }
  /** The app in front whose time for today is over; null where there is none. */
  paused(state: PhoneState): string | null {
    const { app } = this.frontOf(state);
    const limit = this.limitOf(state, app);
    const { day, ms } = state.view.usage;
    return limit !== null && day === this.today(state) && (ms[app] ?? 0) >= limit * 60_000 ? app : null;
  }
}
