/** Edges of the screens for people nearby. */
import * as v from "valibot";
import { does, on, pushes } from "../../builder.ts";
import { FolkId } from "./state.ts";

export const nearbyEdges = [
  on("nearby", "show").needs("location").run("showMe"),
  on("nearby", "choose", { who: v.picklist(["all", "f", "m"]) }).set(({ args }) => ({ who: args.who, open: null })),
  on("nearby", "clear").warn("clearPlaceAsk", "clearPlace").run("clearPlace").pop(),
  on("nearby", "openStranger", { folk: FolkId }).push("stranger"),
  ...pushes("nearby", "greetings"),
  on("stranger", "startGreet").when("isSeenNearby").open("greet", { words: "" }),
  on("stranger", "greet")
    .when("hasGreeting")
    .run("greet", ({ params, view }) => ({ folk: params.folk, text: view.words }))
    .close("words")
    .say("greetSent"),
  on("stranger", "block").warn("blockStrangerAsk", "block").run("blockStranger").pop(),
  on("greetings", "openStranger", { folk: FolkId }).push("stranger"),
  does("greetings", "clear", "clearGreetings").warn("clearGreetingsAsk", "clear"),
] as const;
