/** Everything that can be found: chats, people, groups, what was kept. */
import { firstOf, text } from "../../../../os/values.ts";
import { searchIn } from "../../../../os/opening-focus.ts";
import { wechat } from "../../state.ts";

export const searchScreens = {
  search: wechat.screen({
    view: { query: text, kind: firstOf("all", "people", "groups", "messages", "favourites", "accounts", "programs") },
    focus: [searchIn("query")],
  }),
};
