import { instant } from "#os/values.ts";

export const homeState = {
  /** The phone's start. The world gives the ages of releases relative to this day. */
  startedAt: instant,
};
