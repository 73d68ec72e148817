/** Edges of the screen with the tabs. The edges of each tab's content are in the feature of that tab. */
import { PeerId } from "../chats/state.ts";
import { on, pushes } from "../../builder.ts";

const peer = { peer: PeerId };
export const homeEdges = [
  on("main", "openChat", peer).close("held").push("chat"),
  on("main", "togglePin", peer).run("togglePin").close("held"),
  on("main", "toggleUnread", peer).run("toggleUnread").close("held"),
  on("main", "toggleMute", peer).run("toggleMute").close("held"),
  on("main", "hideChat", peer).run("hideChat").close("held"),
  on("main", "deleteChat", peer).warn("deleteChatAsk", "delete").run("deleteChat").close("held"),
  on("main", "newGroup").close().push("newGroup"),
  on("main", "addFriends").close().push("addFriends"),
  on("main", "scan").needs("camera").close().push("scan"),
  ...pushes("main", "search", "newFriends", "savedGroups", "tags", "chatOnlyFriends"),
  on("main", "openFriend", { person: PeerId.options[0] }).push("profile"),
] as const;
