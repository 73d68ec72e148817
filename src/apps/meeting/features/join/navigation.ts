/** Edges that lead into a meeting. */
import { MeetingNumber } from "../../ids.ts";
import { on } from "../../builder.ts";

export const joinEdges = [
  on("join", "join").when("hasNumber", "hasName", "needsPassword").open("password"),
  on("join", "join").when("hasNumber", "hasName").run("join").replace("room"),
  on("join", "enter").when("hasNumber", "hasName", "hasPassword").run("join").replace("room"),
  on("join", "toggleMic").when("isMicOn").set({ mic: false }),
  on("join", "toggleMic").needs("microphone").set({ mic: true }),
  on("join", "toggleCamera").when("isCameraOn").set({ camera: false }),
  on("join", "toggleCamera").needs("camera").set({ camera: true }),
  on("join", "choose", { number: MeetingNumber }).set(({ args }) => ({
    number: args.number,
    password: "",
    open: null,
  })),
  on("join", "forget").run("forgetTried").close(),
  on("quick", "toggleCamera").when("isCameraOn").set({ camera: false }),
  on("quick", "toggleCamera").needs("camera").set({ camera: true }),
  on("quick", "start").run("quick").replace("room"),
  on("cast", "start").when("hasNumber").run("joinToShare").replace("room"),
] as const;
