/**
 * Placeholders for an app's features whose code a page has not loaded. The page first loads only the code that the
 * app's first screen needs. For the other features the page has only the names of their declarations. An access to
 * anything else throws `AppNotLoadedError`, and the page loads the whole app (see src/os/unloaded.ts). The bundler
 * generates the calls of these functions (scripts/build/app-levels.ts).
 */
import { throwingObject, AppNotLoadedError } from "./unloaded.ts";
import type { AnyScreens, Edge } from "./edges.ts";
import type { Fields } from "./values.ts";

const missingIn = (app: string) => (): never => {
  throw new AppNotLoadedError(app, "whole");
};
type Names = Readonly<Record<string, readonly string[]>>;
const each = <T>(names: Names, create: (inner: readonly string[]) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(names).map(([name, inner]) => [name, create(inner)]));

/** Returns commands, each with the names of its arguments. */
export function deferredCommands(app: string, names: Names) {
  const run = missingIn(app);
  return each(names, (args) => ({ args: throwingObject(args, run) as Fields, run }));
}
/** Returns screens, each with the names of its parameters. */
export function deferredScreens(app: string, names: Names): AnyScreens {
  const missing = missingIn(app);
  return each(names, (params) =>
    Object.defineProperty(
      throwingObject(["view", "enter", "opens", "focus"], missing) as AnyScreens[string],
      "params",
      {
        value: throwingObject(params, missing),
      },
    ),
  );
}
/** Returns the edges of deferred features that start on a loaded screen: screen, act and guards. */
export const deferredEdges = (
  app: string,
  edges: readonly (readonly [from: string, on: string, ...guards: string[]])[],
) =>
  edges.map(([from, on, ...guards]) => ({
    edge: Object.assign(throwingObject(["args"], missingIn(app)) as Edge, { from, on, guards }),
  }));
/** Returns the guards of deferred features that a loaded screen uses. */
export const deferredGuards = (app: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, missingIn(app)]));
