import * as v from "valibot";
import { on } from "../../builder.ts";
import { UserId } from "../../ids.ts";

const user = { user: UserId };
export const liveEdges = [
  on("room", "send")
    .when("hasLine")
    .run("sendLive", ({ params, view }) => ({ room: params.room, text: view.line }))
    .set({ line: "" }),
  on("room", "start").run("openRoom"),
  on("room", "toggle", { plays: v.boolean() }).run("toggleStream"),
  on("room", "openUser", user).push("space"),
  on("room", "follow", user).run("follow").say("followedNow"),
  on("room", "unfollow", user).ask("unfollowAsk", "unfollow").run("unfollow"),
  on("room", "menu").open("more"),
  on("room", "report")
    .close()
    .push("report", ({ params }) => ({ target: "room" as const, id: params.room })),
  on("room", "back").run("leavePlayer").pop(),
] as const;
