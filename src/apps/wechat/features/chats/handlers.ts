/** The intents of other apps that the chats handle. */
import type { Handler } from "#os/intents.ts";
import { extraText, urisOf } from "#os/intents.ts";
import { truncateText } from "#os/text-edit.ts";
import type { State } from "../../state.ts";
import { chatTitle } from "../groups/queries.ts";
import { listChats } from "./chat.ts";

const maxTargets = 4;
/** Returns the first link in a shared text, or "" if there is no link. */
const findLink = (text: string): string => /https?:\/\/\S+/.exec(text)?.[0].slice(0, 300) ?? "";
export const chatHandlers: readonly Handler<State>[] = [
  {
    action: "SEND",
    types: ["text/plain", "image/*", "application/*", "audio/*", "video/*"],
    screen: "forward",
    params: (i, { state, target }) => {
      const text = extraText(i, "text");
      const url = findLink(text);
      const title = extraText(i, "title");
      // A shared link without a title gets the rest of the shared text as its title.
      const words = url === "" ? text : title || text.replace(url, "").trim();
      return {
        ids: [],
        text: truncateText(words, 2000),
        url,
        uris: urisOf(i.extras).slice(0, 9),
        to: target !== null && (state.friends[target] || state.groups[target]) ? [target] : [],
      };
    },
    targets: ({ state }) =>
      listChats(state)
        .filter(({ chat }) => state.friends[chat.peer] || state.groups[chat.peer])
        .slice(0, maxTargets)
        .map(({ chat }) => ({ id: chat.peer, title: chatTitle(state, chat.peer) })),
  },
];
