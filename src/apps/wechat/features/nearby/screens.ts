/** What the screens of people nearby remember. */
import { equal, isWritten, not } from "../../../../os/guards.ts";
import { firstOf, overlay, textFor } from "../../../../os/values.ts";
import { whileOpen } from "../../../../os/opening-focus.ts";
import { wechat } from "../../state.ts";
import { FolkId, Greeting } from "./state.ts";

export const nearbyScreens = {
  nearby: wechat.screen({ view: { who: firstOf("all", "f", "m"), open: overlay("more") } }),
  stranger: wechat.screen({
    params: { folk: FolkId },
    view: { words: textFor(Greeting), open: overlay("greet") },
    focus: [{ field: "words", when: whileOpen("greet") }],
  }),
  greetings: wechat.screen({ opens: "seeGreetings" }),
};
export const nearbyGuards = {
  hasGreeting: isWritten("words"),
  isSeenNearby: not(equal("state.nearbySince", null)),
};
