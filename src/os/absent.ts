/**
 * Apps whose code is not here. A page has the code of the apps that were opened on it; of the others it knows what the
 * phone asks of every app all the time. Whatever needs more throws `NotHere`: what was begun is dropped, the code is
 * fetched, and the same is done again from the same state, which a pure function allows.
 */
import { asKnown } from "../state/hash.ts";
import type { Json } from "../state/json.ts";
import type { Due } from "./app-command.ts";
import type { AnyApp, Channel, Part, StatusMark } from "./define.ts";
import type { Filter, Handler } from "./intents.ts";
import type { Permission } from "./permissions.ts";
import type { Authority } from "./providers.ts";
import type { Words } from "./values.ts";

/** What of an app is wanted: enough to begin with, or all of it (src/os/late.ts). An app without features has one level. */
export type Level = "first" | "whole";
export class NotHere extends Error {
  readonly app: string;
  readonly level: Level;
  constructor(app: string, level: Level = "first") {
    super(`the code of ${app} is not here`);
    this.name = "NotHere";
    this.app = app;
    this.level = level;
  }
}

interface KnownHandler extends Filter {
  readonly screen: string;
  readonly title?: Words;
  readonly ownTask?: true;
  readonly hasTargets: boolean;
}
/** What is known of every app without its code. Plain data. */
export interface Manifest {
  readonly id: string;
  readonly part: Part | null;
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

/** What the phone knows of the data of an app. */
export interface Gist {
  readonly hash: string;
  /** What falls due next, and the next alarm. */
  readonly dues: readonly { readonly at: number; readonly alarm: boolean }[];
  /** In minutes: what falls due was worked out for this time zone. */
  readonly offsetMin: number;
  readonly marks: readonly StatusMark[];
  readonly limits: Readonly<Record<string, number>>;
  /** Whether it would keep the glass lit, in front. */
  readonly awake: boolean;
}
/** Stands in a state for the data of an app whose code is not here; hashes as the data do. */
interface Placeholder {
  readonly $absent: Gist;
}
export const placeholderOf = (gist: Gist): Json =>
  asKnown(Object.freeze({ $absent: Object.freeze(gist) }) as unknown as Json, gist.hash);
export const isPlaceholder = (data: unknown): boolean =>
  typeof data === "object" && data !== null && Object.hasOwn(data, "$absent");

/** An app as the phone can have it without its code. */
export function stubOf(manifest: Manifest): AnyApp {
  const { id } = manifest;
  const missing = (): never => {
    throw new NotHere(id);
  };
  const gistIn = (data: unknown): Gist => (isPlaceholder(data) ? (data as Placeholder).$absent : missing());
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
      manifest.provides.map((authority) => [authority, lacking(["rows", "insert", "update", "remove"], missing)]),
    ),
    receives: Object.fromEntries(manifest.receives.map((kind) => [kind, missing])),
    due: manifest.hasDues
      ? (data: unknown, { offsetMin }: { readonly offsetMin: number }): Due[] => {
          const gist = gistIn(data);
          if (gist.offsetMin !== offsetMin) missing();
          // Where one of these is run, the code is missed.
          return gist.dues.map(({ at, alarm }) => ({ at, command: "", args: null, alarm }));
        }
      : null,
    status: (data: unknown) => gistIn(data).marks,
    limits: (data: unknown) => gistIn(data).limits,
    awake: (data: unknown) => gistIn(data).awake,
  };
  return Object.defineProperties(
    stub,
    Object.getOwnPropertyDescriptors(
      lacking(["state", "commands", "navigation", "seed", "shuffles", "money", "incidental", "sends"], missing),
    ),
  ) as unknown as AnyApp;
}
/** Something of which only the names are known. */
export const lacking = (names: readonly string[], missing: () => never): object =>
  Object.defineProperties({}, Object.fromEntries(names.map((name) => [name, { get: missing, enumerable: true }])));
