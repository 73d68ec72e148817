// What the platform hands to the worker and its objects (wrangler.toml): the objects, the stores, the settings.
import type { WorldPlaced } from "./world-placed.ts";
import type { EnvInfo, EpisodeBody, ForkBody, Forked, ObservationWish, Restored } from "../contract/env.ts";
import type { Place } from "../contract/listing.ts";
import type { GraphRow } from "../contract/graph.ts";
import type { StoredKind } from "../contract/key.ts";
import type { RunKey } from "../contract/run.ts";
import type { Signature } from "../contract/signature.ts";
import type { Verdict } from "../contract/task.ts";
import type { Answer } from "../env/answer.ts";
import type { Inheritance } from "../env/environment.ts";
import type { Lease, Leased, LeaseWish, Rate, StoredThing, Used } from "../env/keys/records.ts";
import type { Seat } from "../env/records.ts";
import type { Report } from "../env/report.ts";
import type { EpisodeReport } from "../env/runs/records.ts";
import type { Reader } from "../env/graphs/readers.ts";
import type { Posting } from "../env/runs/standing.ts";
import type { Caller, Creator } from "../env/token.ts";
import { mustHaveRoom } from "./awake.ts";
import type { Namespace, Remote } from "./remote.ts";
import { setting } from "./setting.ts";
import type { Settings } from "./settings.ts";
import type { DrawInput, DrawOk, NotNow, PerformInput, PerformOk } from "./sight.ts";
import { isHere, objectIn, objectOf, workersOf, type SpreadBindings } from "./workers.ts";

export type { Namespace, Remote } from "./remote.ts";

// What the objects ask of each other; what the worker asks of them besides, they say themselves.

/** Of a phone: by its run, by the parent of a fork, and by its group. */
export interface PhoneCalls {
  create(id: string, body: EpisodeBody, creator: Creator, origin: string | null, seat?: Seat): Promise<Answer<string>>;
  standing(run: string, episode: number): Promise<"played" | "over" | "unknown">;
  adopt(inheritance: Inheritance): Promise<void>;
  snapshotText(id: string): Promise<string | null>;
  isOfGraph(snapshot: string): Promise<boolean>;
  fork(who: Caller, body: ForkBody): Promise<Answer<Forked>>;
  info(who: Caller): Promise<Answer<EnvInfo>>;
  judge(who: Caller, reveal: boolean): Promise<Answer<Verdict>>;
  look(who: Caller, wish: ObservationWish): Promise<Answer<string>>;
  keyEnded(reason: string): Promise<void>;
  remove(who: Caller): Promise<Answer<null>>;
  restore(who: Caller, snapshot: string | null): Promise<Answer<Restored>>;
  tellTokens(who: Caller): Promise<Answer<Forked["envs"][number]>>;
}
/** Of a graph: by the phones on it. */
export interface GraphCalls {
  standing(reader: Reader): Promise<{ readonly digest: string; readonly missing: number } | null>;
  text(digest: string): Promise<string | null>;
  picture(name: string): Promise<string | null>;
}
/** Of a screen: by a phone. */
export interface ScreenCalls {
  perform(input: PerformInput): Promise<PerformOk | NotNow>;
  draw(input: DrawInput): Promise<DrawOk | NotNow>;
  release(key: string): Promise<void>;
  place(key: string): Promise<Place>;
}
/** Of the lobby: by a phone, and by a graph. */
export interface LobbyCalls {
  report(reports: readonly Report[]): Promise<void>;
  forget(id: string): Promise<void>;
  shelve(graph: GraphRow, owner: string | null): Promise<void>;
  unshelve(graph: string): Promise<void>;
}
/** Of a run: by its phones. */
export interface RunCalls {
  hear(report: EpisodeReport): Promise<void>;
}
/** Of the board: by a run. */
export interface BoardCalls {
  post(posting: Posting): Promise<void>;
  forget(id: string): Promise<void>;
  sign(text: string): Promise<Answer<Signature>>;
  hasSigned(text: string, signature: Signature): Promise<boolean>;
  keys(): Promise<Answer<RunKey[]>>;
}

/** Of a key: by whatever counts against it. */
export interface KeyCalls {
  keep(thing: StoredThing): Promise<Answer<void>>;
  drop(kind: StoredKind, id: string): Promise<void>;
  open(envs: readonly string[], idleSeconds: number): Promise<Answer<Rate | null>>;
  close(env: string, back: Leased, used: Used): Promise<void>;
  lease(wish: LeaseWish): Promise<Answer<Lease>>;
  run(): Promise<Answer<Rate | null>>;
}

/** Of a shelf: by whoever sets up a phone on one of its tasks. */
export interface ShelfCalls {
  taskText(id: string): Promise<string | null>;
}

export interface Bindings extends Settings, SpreadBindings {
  readonly PHONES: Namespace<PhoneCalls>;
  readonly SCREENS: Namespace<ScreenCalls>;
  readonly LOBBY: Namespace<LobbyCalls>;
  readonly RUNS: Namespace<RunCalls>;
  readonly BOARD: Namespace<BoardCalls>;
  readonly SUITES: Namespace<ShelfCalls>;
  readonly GRAPHS: Namespace<GraphCalls>;
  readonly KEYS: Namespace<KeyCalls>;
  readonly BROWSER?: Fetcher;
  readonly ASSETS?: Fetcher;
  /** World data, read only. */
  readonly WORLD?: D1Database;
  /** Of a local server: answers when the world is in its place. */
  readonly WORLD_PLACED?: WorldPlaced;
}

/** Refuses where no more phones may be awake. */
export function phoneOf<T>(
  env: Pick<Settings, "AWAKE"> & SpreadBindings & { readonly PHONES: Namespace<T> },
  id: string,
): Remote<T> {
  // Another worker counts for itself.
  if (isHere(env, env.PHONES, id)) mustHaveRoom(id, env.AWAKE);
  return objectOf(env, "PHONES", env.PHONES, id);
}
export const boardOf = <T>(env: SpreadBindings & { readonly BOARD: Namespace<T> }): Remote<T> =>
  objectOf(env, "BOARD", env.BOARD, "board");
export const groupOf = <T>(env: SpreadBindings & { readonly GROUPS: Namespace<T> }, id: string): Remote<T> =>
  objectOf(env, "GROUPS", env.GROUPS, id);
/** Of a suite, by its name. */
export const shelfOf = <T>(env: SpreadBindings & { readonly SUITES: Namespace<T> }, suite: string): Remote<T> =>
  objectOf(env, "SUITES", env.SUITES, suite);
export const runOf = <T>(env: SpreadBindings & { readonly RUNS: Namespace<T> }, id: string): Remote<T> =>
  objectOf(env, "RUNS", env.RUNS, id);
export const graphOf = <T>(env: SpreadBindings & { readonly GRAPHS: Namespace<T> }, id: string): Remote<T> =>
  objectOf(env, "GRAPHS", env.GRAPHS, id);
export const keyOf = <T>(env: SpreadBindings & { readonly KEYS: Namespace<T> }, id: string): Remote<T> =>
  objectOf(env, "KEYS", env.KEYS, id);
export const keyringOf = <T>(env: SpreadBindings & { readonly KEYRING: Namespace<T> }): Remote<T> =>
  objectOf(env, "KEYRING", env.KEYRING, "keyring");
export const meterOf = <T>(env: SpreadBindings & { readonly METER: Namespace<T> }): Remote<T> =>
  objectOf(env, "METER", env.METER, "meter");
const lobbies = 16;
type Lobbies<T> = SpreadBindings & { readonly LOBBY: Namespace<T> };
const lobbyAt = <T>(env: Lobbies<T>, name: string): Remote<T> => objectOf(env, "LOBBY", env.LOBBY, name);
/** The list that tells of what `of` has made: one key's reports never wait for those of all others. Null: of nobody in particular. */
export const lobbyOf = <T>(env: Lobbies<T>, of: string | null): Remote<T> =>
  lobbyAt(env, of === null ? "lobby" : `lobby-${sumOf(of) % lobbies}`);
export const lobbiesOf = <T>(env: Lobbies<T>): Remote<T>[] => [
  lobbyAt(env, "lobby"),
  ...Array.from({ length: lobbies }, (_, n) => lobbyAt(env, `lobby-${n}`)),
];
function sumOf(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) >>> 0;
  return sum;
}

type Screens<T> = Pick<Settings, "SCREEN_SHARDS"> & SpreadBindings & { readonly SCREENS: Namespace<T> };
/** The Screen that draws this environment, of the worker that the environment lives in: always the same one, so that its page can stay. */
export const screenOf = <T>(env: Screens<T>, id: string): Remote<T> =>
  env.SCREENS.getByName(screenName(sumOf(id) % shardsOf(env)));
/** Those of all workers. */
export const screensOf = <T>(env: Screens<T>): Remote<T>[] =>
  workersOf(env).flatMap((worker) =>
    Array.from({ length: shardsOf(env) }, (_, n) => objectIn(env, worker, "SCREENS", env.SCREENS, screenName(n))),
  );
const shardsOf = (env: Pick<Settings, "SCREEN_SHARDS">): number => setting(env.SCREEN_SHARDS, 1, 1, 256);
const screenName = (n: number): string => `screen-${n}`;
