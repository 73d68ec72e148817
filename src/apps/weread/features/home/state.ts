import { instant } from "#os/values.ts";

export const homeState = {
  /** The start of the phone's clock. Ages of the world's records count from here. */
  startedAt: instant,
};
