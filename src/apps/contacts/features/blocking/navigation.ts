/** Edges of the blocking screen. */
import { PhoneNumber } from "../cards/state.ts";
import { on } from "../../builder.ts";

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
