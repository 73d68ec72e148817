/** What the user can do about numbers that do not get through. */
import { PhoneNumber } from "../cards/state.ts";
import { on } from "../../whole.ts";

export const blockingEdges = [
  on("blocked", "add")
    .when("hasNumber")
    .run("block", ({ view }) => ({ numbers: [view.number] }))
    .close("number")
    .say("blockedNow"),
  on("blocked", "unblock", { number: PhoneNumber })
    .run("unblock", ({ args }) => ({ numbers: [args.number] }))
    .say("unblockedNow"),
] as const;
