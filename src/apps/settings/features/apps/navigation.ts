/** Edges for apps. */
import * as v from "valibot";
import { appTraits } from "./traits.ts";
import { Id, Decision } from "../../fields.ts";
import { on } from "../../builder.ts";

const AppTrait = v.picklist(appTraits);

export const appsEdges = [
  on("apps", "app", { id: Id }).push("app"),
  on("app", "open").launch(({ params }) => params.id),
  on("app", "channels").push("appChannels"),
  on("app", "permissions").push("appPermissions"),
  on("app", "storage").push("appStorage"),
  on("app", "trait", { name: AppTrait }).push("trait", ({ params, args }) => ({
    subject: `app:${params.id}`,
    name: args.name,
  })),
  on("app", "set", { name: AppTrait, value: Decision }).run("setTrait", ({ params, args }) => ({
    subject: `app:${params.id}`,
    ...args,
  })),
  on("app", "clearDefaults")
    .system("clearDefaults", ({ params }) => ({ app: params.id }))
    .say("defaultsCleared"),
  on("app", "stop").open("stop"),
  on("app", "stopped").close(),
  on("appStorage", "clearCache")
    .run("clearCache", ({ params }) => ({ app: params.id }))
    .say("cacheCleared"),
  on("defaults", "default", { kind: v.string() }).push("default"),
  on("default", "pick", { kind: v.string(), handler: v.nullable(v.string()) }).system("setDefault"),
  on("appList", "set", { app: Id, value: Decision }).run("setTrait", ({ params, args }) => ({
    subject: `app:${args.app}`,
    name: params.id,
    value: args.value,
  })),
  on("appList", "trait", { app: Id }).push("trait", ({ params, args }) => ({
    subject: `app:${args.app}`,
    name: params.id,
  })),
  on("trait", "set", { value: Decision }).run("setTrait"),
] as const;
