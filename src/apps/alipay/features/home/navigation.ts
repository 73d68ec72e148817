import { wholeNumber } from "#os/values.ts";
import * as v from "valibot";
import { services } from "../../service-names.ts";
import { clipIds } from "./clips.ts";
import { does, on, pushes } from "../../builder.ts";
import { PersonId } from "../../people.ts";
import { EntryId } from "#os/money/schema.ts";
import { FundId } from "../wealth/state.ts";

const ClipIndex = v.pipe(wholeNumber, v.maxValue(clipIds.length - 1));

export const homeEdges = [
  ...pushes("main", ...services),
  on("main", "scan").needs("camera").push("scan"),
  ...pushes("main", "search", "more", "payCode", "settings", "profile", "notices"),
  on("main", "plus").open("plus"),
  on("main", "chat", { person: PersonId }).push("chat"),
  on("main", "fund", { id: FundId }).push("fund"),
  does("main", "hideSums"),
  does("main", "like"),
  does("main", "follow"),
  on("main", "showClip", { clip: ClipIndex }).set(({ args }) => ({ clip: args.clip, playing: true })),
  on("main", "playPause").set(({ view }) => ({ playing: !view.playing })),
  on("main", "logIn").when("isOut").run("logIn").set({ loginPassword: "", tab: "home" }),
  ...pushes("search", ...services),
  on("search", "person", { person: PersonId })
    .run("searchFor", ({ view }) => ({ query: view.query }))
    .push("person"),
  on("search", "bill", { id: EntryId }).push("bill"),
  on("search", "keep")
    .when("isSearched")
    .run("searchFor", ({ view }) => ({ query: view.query })),
  does("search", "forgetSearches").ask("forgetAsk", "forget"),
  on("search", "again", { query: v.pipe(v.string(), v.maxLength(40)) }).set(({ args }) => ({ query: args.query })),
] as const;
