/** Joining the membership programme. */
import { reject } from "#os/values.ts";
import { loggedInCommand } from "../../logged-in-command.ts";
import { addPoints } from "./points.ts";

const welcomePoints = 500;
export const memberCommands = {
  join: loggedInCommand({}, (state, _, ctx) => {
    if (state.joined) return reject("joined-already");
    if (!Object.values(state.passengers).some(({ own, check }) => own && check === "verified"))
      return reject("identity-first");
    state.joined = true;
    addPoints(state, ctx.now, welcomePoints, "welcome", null);
  }),
};
