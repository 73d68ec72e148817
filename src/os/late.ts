/**
 * Features of an app that are not here. Of an app with features a page fetches first what belongs to the feature that it starts
 * with; of the others it has the names that their declarations give to the rest of the app. Whatever needs more of them throws
 * `NotHere`, and the whole app is fetched: see src/os/absent.ts. Made by the bundler: scripts/app-levels.ts.
 */
import { lacking, NotHere } from "./absent.ts";
import type { AnyScreens, Edge } from "./edges.ts";
import type { Fields } from "./values.ts";

const missingIn = (app: string) => (): never => {
  throw new NotHere(app, "whole");
};
type Names = Readonly<Record<string, readonly string[]>>;
const each = <T>(names: Names, made: (inner: readonly string[]) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(names).map(([name, inner]) => [name, made(inner)]));

/** Commands by their names, each with the names of its arguments. */
export function lateCommands(app: string, names: Names) {
  const run = missingIn(app);
  return each(names, (args) => ({ args: lacking(args, run) as Fields, run }));
}
/** Screens by their names, each with the names of its parameters. */
export function lateScreens(app: string, names: Names): AnyScreens {
  const missing = missingIn(app);
  return each(names, (params) =>
    Object.defineProperty(lacking(["view", "enter", "opens", "focus"], missing) as AnyScreens[string], "params", {
      value: lacking(params, missing),
    }),
  );
}
/** What such features let the user do on a screen that is here: where, what, and under which guards. */
export const lateEdges = (app: string, edges: readonly (readonly [from: string, on: string, ...guards: string[]])[]) =>
  edges.map(([from, on, ...guards]) => ({
    edge: Object.assign(lacking(["args"], missingIn(app)) as Edge, { from, on, guards }),
  }));
/** Guards of theirs that are asked on a screen that is here. */
export const lateGuards = (app: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, missingIn(app)]));
