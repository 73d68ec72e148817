import { firstOf } from "../../../../os/values.ts";
import { railway, type State } from "../../state.ts";

export const memberScreens = {
  member: railway.screen({}),
  points: railway.screen({ view: { side: firstOf("all", "earned", "spent") } }),
};
export const memberGuards = { isOutside: ({ state }: { state: State }) => !state.joined };
