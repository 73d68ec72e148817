/** View state of the screens for people nearby. */
import { equal, hasText, not } from "#os/guards.ts";
import { choiceField, overlay, textFor } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { wechat } from "../../state.ts";
import { FolkId, Greeting } from "./state.ts";

export const nearbyScreens = {
  nearby: wechat.screen({ view: { who: choiceField("all", "f", "m"), open: overlay("more") } }),
  stranger: wechat.screen({
    params: { folk: FolkId },
    view: { words: textFor(Greeting), open: overlay("greet") },
    focus: [{ field: "words", when: whileOpen("greet") }],
  }),
  greetings: wechat.screen({ opens: "seeGreetings" }),
};
export const nearbyGuards = {
  hasGreeting: hasText("words"),
  isSeenNearby: not(equal("state.nearbySince", null)),
};
