/** Joining the members. */
import { reject } from "../../../../os/values.ts";
import { loggedIn } from "../../member-only.ts";
import { takePoints } from "./points.ts";

const welcomePoints = 500;
export const memberCommands = {
  join: loggedIn({}, (state, _, ctx) => {
    if (state.joined) return reject("joined-already");
    if (!Object.values(state.passengers).some(({ own, check }) => own && check === "verified"))
      return reject("identity-first");
    state.joined = true;
    takePoints(state, ctx.now, welcomePoints, "welcome", null);
  }),
};
