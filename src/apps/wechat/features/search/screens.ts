/** The search over chats, people, groups and favourites. */
import { choiceField, text } from "#os/values.ts";
import { searchFocus } from "#os/opening-focus.ts";
import { wechat } from "../../state.ts";

export const searchScreens = {
  search: wechat.screen({
    view: {
      query: text,
      kind: choiceField("all", "people", "groups", "messages", "favourites", "accounts", "programs"),
    },
    focus: [searchFocus("query")],
  }),
};
