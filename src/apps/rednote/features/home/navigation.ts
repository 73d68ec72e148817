import * as v from "valibot";
import { on, pushes } from "../../builder.ts";
import { plusEdges } from "../../edges.ts";
import { NoteId, UserId } from "../../ids.ts";
import { Channel, feeds } from "./state.ts";

const note = { note: NoteId };
export const homeEdges = [
  on("home", "goMarket").push("market"),
  on("home", "goMessages").push("messages"),
  on("home", "goMe").push("me"),
  on("home", "showTab", { tab: v.picklist(feeds) }).set(({ args }) => ({ tab: args.tab, pages: 1, open: null })),
  on("home", "showChannel", { channel: v.nullable(Channel) }).set(({ args }) => ({ channel: args.channel, pages: 1 })),
  on("home", "refresh", { feed: v.picklist(feeds) })
    .run("refresh")
    .set({ pages: 1 }),
  on("home", "more").set(({ view }) => ({ pages: Math.min(40, view.pages + 1) })),
  on("home", "open", note).close("held").push("note"),
  on("home", "openUser", { user: UserId }).push("user"),
  on("home", "like", note).run("toggleLike"),
  on("home", "hold", { ...note, author: UserId }).open("held", ({ args }) => ({
    held: args.note,
    heldAuthor: args.author,
  })),
  on("home", "notInterested", note).run("hideNote").close("held").say("hidden"),
  on("home", "hideAuthor", { user: UserId }).run("hideAuthor").close("held").say("hiddenAuthor"),
  on("home", "report", note)
    .close("held")
    .push("report", ({ args }) => ({ target: "note" as const, id: args.note })),
  on("home", "follow", { user: UserId }).run("follow").say("followedNow"),
  on("home", "allowNearby").needs("location"),
  on("home", "openDrawer").open("drawer"),
  on("home", "editChannels").open("channels"),
  on("home", "toggleChannel", { channel: Channel }).run("toggleChannel").set({ channel: null }),
  on("home", "advanceChannel", { channel: Channel }).run("advanceChannel"),
  on("home", "resetChannels").run("resetChannels").set({ channel: null }),
  on("home", "openHistory").close().push("history"),
  on("home", "openDrafts").close().push("drafts"),
  on("home", "openSettings").close().push("settings"),
  on("home", "openSaves").close().push("me", { tab: "saves" }),
  on("home", "openMarket").close().push("market"),
  on("home", "openTeen").close().push("teenMode"),
  on("home", "openFriends").close().push("findPeople"),
  ...pushes("home", "search"),
  ...plusEdges("home"),
] as const;
