// The responses about the server itself: its health, its apps and their navigation.
import * as v from "valibot";
import { Json } from "./json.ts";

export const Health = v.strictObject({ status: v.literal("ok") });

/** The state of each dependency: "ok", or the reason why it does not work. */
export const Ready = v.strictObject({
  status: v.picklist(["ready", "not ready"]),
  world: v.string(),
  browser: v.string(),
  signing: v.string(),
  storage: v.string(),
});
export type Ready = v.InferOutput<typeof Ready>;

/**
 * The counters of each browser since the start of its object, for example the numbers of slow calls and of calls that
 * timed out.
 */
export const Figures = v.strictObject({ screens: v.array(v.record(v.string(), v.number())) });

export const AppRow = v.strictObject({
  id: v.string(),
  title: v.strictObject({ en: v.string(), zh: v.string() }),
  hidden: v.boolean(),
  screens: v.number(),
  commands: v.number(),
});
export type AppRow = v.InferOutput<typeof AppRow>;
export const AppList = v.strictObject({ apps: v.array(AppRow) });

export const AppAnswer = v.strictObject({
  id: v.string(),
  title: v.strictObject({ en: v.string(), zh: v.string() }),
  hidden: v.boolean(),
  screens: v.array(v.string()),
  /** The intents of other apps that this app handles. */
  handles: v.array(
    v.strictObject({
      action: v.string(),
      types: v.array(v.string()),
      schemes: v.array(v.string()),
      screen: v.string(),
    }),
  ),
  provides: v.array(v.string()),
  permissions: v.array(v.string()),
  /** The names of the commands, each with the JSON schema of its arguments. */
  commands: v.array(v.strictObject({ name: v.string(), args: Json })),
});
export type AppAnswer = v.InferOutput<typeof AppAnswer>;

export const NavigationAnswer = v.strictObject({
  app: v.string(),
  start: v.string(),
  screens: v.array(v.strictObject({ name: v.string(), params: Json, view: Json })),
  edges: v.array(
    v.strictObject({
      from: v.string(),
      on: v.string(),
      args: Json,
      guards: v.array(v.string()),
      asks: v.boolean(),
      /** The permission that the edge requires. */
      needs: v.nullable(v.string()),
      command: v.nullable(v.string()),
      system: v.nullable(v.string()),
      /**
       * `starts`: whether the edge starts an intent that another app may handle. `on_result`: the edge that receives
       * the result.
       */
      starts: v.boolean(),
      on_result: v.nullable(v.string()),
      move: v.picklist(["stay", "push", "replace", "pop", "root", "finish"]),
      to: v.nullable(v.string()),
    }),
  ),
});
export type NavigationAnswer = v.InferOutput<typeof NavigationAnswer>;
