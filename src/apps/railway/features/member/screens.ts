import { equal, not } from "../../../../os/guards.ts";
import { firstOf } from "../../../../os/values.ts";
import { railway } from "../../state.ts";

export const memberScreens = {
  member: railway.screen({}),
  points: railway.screen({ view: { side: firstOf("all", "earned", "spent") } }),
};
export const memberGuards = { isOutside: not(equal("state.joined", true)) };
