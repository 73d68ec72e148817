/** Edges of location sharing. */
import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { ShareId, TargetId } from "../../ids.ts";
import { on } from "../../builder.ts";
import { ShareDuration } from "./commands.ts";

export const sharingEdges = [
  on("sharing", "begin").needs("contacts").open("new"),
  on("sharing", "setMinutes", { minutes: ShareDuration }).set(({ args }) => ({ minutes: args.minutes })),
  on("sharing", "choose").close().start(intents.pickContact(true), "chosen"),
  on("sharing", "chosen", { uris: v.array(v.string()) }).run("shareWith", ({ args, view }) => ({
    uris: args.uris,
    minutes: view.minutes,
  })),
  on("sharing", "openShare", { share: ShareId }).open("share", ({ args }) => ({ share: args.share })),
  on("sharing", "extend", { minutes: ShareDuration })
    .run("extendShare", ({ args, view }) => ({ share: view.share ?? "share_none", minutes: args.minutes }))
    .close("share"),
  on("sharing", "stop")
    .run("stopShare", ({ view }) => ({ share: view.share ?? "share_none" }))
    .close("share")
    .say("shareStopped"),
  on("sharing", "openPlace", { target: TargetId }).push("place"),
] as const;
