import { equal, not } from "#os/guards.ts";
import { choiceField } from "#os/values.ts";
import { railway } from "../../state.ts";

export const memberScreens = {
  member: railway.screen({}),
  points: railway.screen({ view: { side: choiceField("all", "earned", "spent") } }),
};
export const memberGuards = { isOutside: not(equal("state.joined", true)) };
