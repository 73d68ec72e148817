/**
 * Stubs of apps whose code a page has not loaded. A page loads the code only of apps that were opened on this page. For
 * every other app it has a manifest and a summary of the app's data. An access to anything else throws
 * `AppNotLoadedError`. The page then drops the command, fetches the code, and runs the command again from the same
 * state. This is safe because the kernel is a pure function.
 */
import { setKnownHash } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import type { Due } from "./app-command.ts";
import type { AnyApp, Channel, SystemPart, StatusMark } from "./define.ts";
import type { IntentFilter, Handler } from "./intents.ts";
import type { MediaInterruption } from "./media-session.ts";
import type { Permission } from "./permissions.ts";
import type { Authority } from "./providers.ts";
import type { LocalizedText } from "./values.ts";

/**
 * How much of an app's code is needed. `first` is enough to start the app; `whole` is all of the code
 * (src/os/deferred.ts). An app without features has only one level.
 */
export type LoadLevel = "first" | "whole";
export class AppNotLoadedError extends Error {
  readonly app: string;
  readonly level: LoadLevel;
  constructor(app: string, level: LoadLevel = "first") {
    super(`the code of ${app} is not loaded`);
    this.name = "NotHere";
    this.app = app;
    this.level = level;
  }
}

interface KnownHandler extends IntentFilter {
  readonly screen: string;
  readonly title?: LocalizedText;
  readonly ownTask?: true;
  readonly hasTargets: boolean;
}
/** The facts about an app that a page knows without the app's code. They are plain data. */
export interface Manifest {
  readonly id: string;
  readonly part: SystemPart | null;
  readonly hidden: boolean;
  readonly permissions: Readonly<Partial<Record<Permission, "allowed" | "ask">>>;
  readonly channels: Readonly<Record<string, Channel>>;
  readonly handles: readonly KnownHandler[];
  readonly provides: readonly Authority[];
  readonly receives: readonly string[];
  readonly hasDues: boolean;
}
export const manifestOf = (app: AnyApp): Manifest => ({
  id: app.id,
  part: app.part,
  hidden: app.hidden,
  permissions: app.permissions,
  channels: app.channels,
  handles: app.handles.map(({ action, types, schemes, authority, screen, title, ownTask, targets }) => ({
    action,
    ...(types ? { types } : {}),
    ...(schemes ? { schemes } : {}),
    ...(authority === undefined ? {} : { authority }),
    screen,
    ...(title ? { title } : {}),
    ...(ownTask ? { ownTask } : {}),
    hasTargets: targets !== undefined,
  })),
  provides: Object.keys(app.provides) as Authority[],
  receives: Object.keys(app.receives),
  hasDues: app.due !== null,
});

/** The facts about an app's data that a page knows without the app's code. */
export interface AppSummary {
  readonly hash: string;
  /** The next due command and the next alarm, with their times. */
  readonly dues: readonly { readonly at: number; readonly alarm: boolean }[];
  /** The time zone that `dues` was computed for, in minutes ahead of UTC. */
  readonly offsetMin: number;
  readonly marks: readonly StatusMark[];
  readonly limits: Readonly<Record<string, number>>;
  /** Whether the app keeps the display on while it is in front. */
  readonly awake: boolean;
  /** How the app interrupts the media of other apps. The field is missing if it does not. */
  readonly interrupts?: MediaInterruption;
}
/** Replaces the data of an unloaded app in a state. A placeholder has the same hash as the data that it replaces. */
interface Placeholder {
  readonly $absent: AppSummary;
}
export const placeholderOf = (gist: AppSummary): Json =>
  setKnownHash(Object.freeze({ $absent: Object.freeze(gist) }) as unknown as Json, gist.hash);
export const isPlaceholder = (data: unknown): boolean =>
  typeof data === "object" && data !== null && Object.hasOwn(data, "$absent");

/** Builds an app object from only the manifest. Every use of the app's code throws `AppNotLoadedError`. */
export function stubOf(manifest: Manifest): AnyApp {
  const { id } = manifest;
  const missing = (): never => {
    throw new AppNotLoadedError(id);
  };
  const gistIn = (data: unknown): AppSummary => (isPlaceholder(data) ? (data as Placeholder).$absent : missing());
  const stub = {
    id,
    part: manifest.part,
    hidden: manifest.hidden,
    permissions: manifest.permissions,
    channels: manifest.channels,
    handles: manifest.handles.map(
      ({ hasTargets, ...known }): Handler => ({
        ...known,
        params: missing,
        ...(hasTargets ? { targets: missing } : {}),
      }),
    ),
    provides: Object.fromEntries(
      manifest.provides.map((authority) => [
        authority,
        throwingObject(["rows", "insert", "update", "remove"], missing),
      ]),
    ),
    receives: Object.fromEntries(manifest.receives.map((kind) => [kind, missing])),
    due: manifest.hasDues
      ? (data: unknown, { offsetMin }: { readonly offsetMin: number }): Due[] => {
          const gist = gistIn(data);
          if (gist.offsetMin !== offsetMin) missing();
          // A stub has no commands, so running one of these due commands throws `AppNotLoadedError`.
          return gist.dues.map(({ at, alarm }) => ({ at, command: "", args: null, alarm }));
        }
      : null,
    status: (data: unknown) => gistIn(data).marks,
    limits: (data: unknown) => gistIn(data).limits,
    awake: (data: unknown) => gistIn(data).awake,
    interruptsMedia: (data: unknown) => gistIn(data).interrupts ?? null,
  };
  return Object.defineProperties(
    stub,
    Object.getOwnPropertyDescriptors(
      throwingObject(
        ["state", "commands", "navigation", "seed", "shuffles", "money", "media", "incidental", "sends"],
        missing,
      ),
    ),
  ) as unknown as AnyApp;
}
/** Returns an object with these property names. Reading any of the properties calls `missing`. */
export const throwingObject = (names: readonly string[], missing: () => never): object =>
  Object.defineProperties({}, Object.fromEntries(names.map((name) => [name, { get: missing, enumerable: true }])));
