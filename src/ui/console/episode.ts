import type { EpisodeEnd } from "#contract/env.ts";

/** The state of an episode, as the console shows it. */
export interface Episode {
  readonly known: boolean;
  readonly step: number;
  readonly budget: number | null;
  readonly status: "running" | "done";
  readonly outcome: EpisodeEnd | null;
  readonly instruction: string | null;
  readonly width: number;
  readonly height: number;
  /** Whether the device is in landscape. The display rotates with the device only while auto-rotate is on. */
  readonly landscape: boolean;
}

/** The values before the server has sent the state. */
export const unknownEpisode: Episode = {
  known: false,
  step: 0,
  budget: null,
  status: "running",
  outcome: null,
  instruction: null,
  width: 360,
  height: 800,
  landscape: false,
};
