/** Edges of the steps screens. */
import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { PersonId } from "../../people.ts";
import { does, on, pushes } from "../../builder.ts";

export const stepsEdges = [
  does("werun", "like", "likeSteps"),
  on("werun", "hold", { person: PersonId }).open("held", ({ args }) => ({ held: args.person })),
  on("werun", "ignore")
    .run("ignoreSteps", ({ view }) => ({ person: view.held ?? "person_none" }))
    .close("held"),
  on("werun", "hide")
    .run("hideSteps", ({ view }) => ({ person: view.held ?? "person_none" }))
    .close("held"),
  ...pushes("werun", "ownSteps", "stepsSettings"),
  on("werun", "changeCover").start(intents.pickFile("image/*"), "coverPicked"),
  on("werun", "coverPicked", { uris: v.array(v.string()) }).run("setSteps", ({ args, state }) => ({
    cover: args.uris[0] ?? state.steps.cover,
  })),
  on("ownSteps", "setSpan", { span: v.picklist(["week", "month"]) }).set(({ args }) => ({ span: args.span })),
  on("ownSteps", "setGoal", { goal: v.picklist([4000, 6000, 8000, 10000, 12000]) })
    .run("setSteps")
    .close(),
  on("stepsSettings", "join", { joined: v.boolean() }).run("setSteps"),
  does("stepsSettings", "toggleHidden", "hideSteps"),
  does("stepsSettings", "toggleIgnored", "ignoreSteps"),
] as const;
