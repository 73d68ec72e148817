/** Edges of the screen lock. */
import * as v from "valibot";
import { on, does } from "../../builder.ts";

export const securityEdges = [
  does("lock", "unlock", "checkSecret").set(({ args }) => ({ known: args.secret, secret: "", open: null })),
  on("lock", "open", { kind: v.picklist(["none", "swipe"]) })
    .when("knows")
    .ask("removeLockAsk", "remove")
    .system("setLock", ({ args, view }) => ({ kind: args.kind, secret: "", current: view.known }))
    .set({ known: "" })
    .say("lockSet"),
  on("lock", "secret", { kind: v.picklist(["pin", "pattern"]) })
    .when("knows")
    .push("lockSet", ({ args, view }) => ({ kind: args.kind, current: view.known })),
  on("lockSet", "next").when("firstFits").set({ repeats: true, again: "" }),
  on("lockSet", "startOver").set({ first: "", again: "", repeats: false }),
  on("lockSet", "confirm")
    .when("same")
    .system("setLock", ({ params, view }) => ({ kind: params.kind, secret: view.first, current: params.current }))
    .say("lockSet")
    .pop(),
] as const;
