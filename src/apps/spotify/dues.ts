/** Lists the scheduled commands. */
import type { Due } from "#os/app-command.ts";
import { concertsDue } from "./features/catalogue/queries.ts";
import { downloadsDue } from "./features/downloads/queries.ts";
import { playerDue } from "./features/player/queries.ts";
import { additionsDue } from "./features/playlists/queries.ts";
import { premiumDue } from "./features/premium/queries.ts";
import { socialDue } from "./features/social/queries.ts";
import type { State } from "./state.ts";

export const duesOf = (state: State): Due[] => [
  ...playerDue(state),
  ...downloadsDue(state),
  ...additionsDue(state),
  ...socialDue(state),
  ...concertsDue(state),
  ...premiumDue(state),
];
