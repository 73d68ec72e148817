/** View state of the screens of official accounts. */
import { hasText } from "#os/guards.ts";
import { overlay, text, textFor } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { wechat } from "../../state.ts";
import { AccountRef, ArticleId, RemarkText } from "./state.ts";

export const accountsScreens = {
  subscriptions: wechat.screen({}),
  follows: wechat.screen({ view: { q: text } }),
  account: wechat.screen({ params: { account: AccountRef }, view: { open: overlay("more") } }),
  article: wechat.screen({
    params: { article: ArticleId },
    opens: "readArticle",
    view: { words: textFor(RemarkText), open: overlay("more", "write") },
    focus: [{ field: "words", enter: "newline", when: whileOpen("write") }],
  }),
};
export const accountsGuards = { hasRemark: hasText("words") };
