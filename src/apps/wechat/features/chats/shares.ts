/** What other apps can have done here, and what this app is told of. */
import type { Handler } from "../../../../os/intents.ts";
import { extraText, urisOf } from "../../../../os/intents.ts";
import { cutTo } from "../../../../os/text.ts";
import type { State } from "../../state.ts";
import { titleOf } from "../groups/queries.ts";
import { listed } from "./chat.ts";

const targetsMost = 4;
/** A link as such, wherever it stands in what is shared. */
const linkIn = (text: string): string => /https?:\/\/\S+/.exec(text)?.[0].slice(0, 300) ?? "";
export const chatHandlers: readonly Handler<State>[] = [
  {
    action: "SEND",
    types: ["text/plain", "image/*", "application/*", "audio/*", "video/*"],
    screen: "forward",
    params: (i, { state, target }) => {
      const text = extraText(i, "text");
      const url = linkIn(text);
      const title = extraText(i, "title");
      // What a link is called is what is beside it.
      const words = url === "" ? text : title || text.replace(url, "").trim();
      return {
        ids: [],
        text: cutTo(words, 2000),
        url,
        uris: urisOf(i.extras).slice(0, 9),
        to: target !== null && (state.friends[target] || state.groups[target]) ? [target] : [],
      };
    },
    targets: ({ state }) =>
      listed(state)
        .filter(({ chat }) => state.friends[chat.peer] || state.groups[chat.peer])
        .slice(0, targetsMost)
        .map(({ chat }) => ({ id: chat.peer, title: titleOf(state, chat.peer) })),
  },
];
