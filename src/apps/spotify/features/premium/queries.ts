import type { Due } from "#os/app-command.ts";
import type { State } from "../../state.ts";
import { remindMs } from "./plans.ts";

export const isPremium = (state: Pick<State, "subscription">, now: number): boolean =>
  state.subscription !== null && state.subscription.until > now;
/** The reminder before the end, and the end of a paid month. */
export function premiumDue({ subscription }: State): Due[] {
  if (subscription === null) return [];
  const end = { at: subscription.until, command: "endMonth", args: {} };
  if (subscription.reminded || subscription.renews) return [end];
  return [{ at: subscription.until - remindMs, command: "remindOfEnd", args: {} }, end];
}
