// What the platform hands to the worker and its objects (wrangler.toml): the objects, the stores, the settings.
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
import { setting } from "./setting.ts";
import type { Settings } from "./settings.ts";
import type { DrawInput, DrawOk, NotNow, PerformInput, PerformOk } from "./sight.ts";

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

/** An object's methods as they are called from outside. The platform's own type of it gives up on recursive JSON. */
export type Remote<T> = {
  readonly [K in keyof T as T[K] extends (...args: never[]) => Promise<unknown> ? K : never]: T[K];
};
export interface Namespace<T> {
  getByName(name: string): Remote<T>;
}

/** Of a shelf: by whoever sets up a phone on one of its tasks. */
export interface ShelfCalls {
  taskText(id: string): Promise<string | null>;
}

export interface Bindings extends Settings {
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
  readonly WORLD_PLACED?: { fetch(address: string): Promise<Response> };
}

/** Refuses where no more phones may be awake. */
export function phoneOf<T>(env: Pick<Settings, "AWAKE"> & { readonly PHONES: Namespace<T> }, id: string): Remote<T> {
  mustHaveRoom(id, env.AWAKE);
  return env.PHONES.getByName(id);
}
export const boardOf = <T>({ BOARD }: { readonly BOARD: Namespace<T> }): Remote<T> => BOARD.getByName("board");
export const groupOf = <T>({ GROUPS }: { readonly GROUPS: Namespace<T> }, id: string): Remote<T> =>
  GROUPS.getByName(id);
/** Of a suite, by its name. */
export const shelfOf = <T>({ SUITES }: { readonly SUITES: Namespace<T> }, suite: string): Remote<T> =>
  SUITES.getByName(suite);
export const runOf = <T>({ RUNS }: { readonly RUNS: Namespace<T> }, id: string): Remote<T> => RUNS.getByName(id);
export const graphOf = <T>({ GRAPHS }: { readonly GRAPHS: Namespace<T> }, id: string): Remote<T> =>
  GRAPHS.getByName(id);
export const keyOf = <T>({ KEYS }: { readonly KEYS: Namespace<T> }, id: string): Remote<T> => KEYS.getByName(id);
const lobbies = 16;
/** The list that tells of what `of` has made: one key's reports never wait for those of all others. Null: of nobody in particular. */
export const lobbyOf = <T>({ LOBBY }: { readonly LOBBY: Namespace<T> }, of: string | null): Remote<T> =>
  LOBBY.getByName(of === null ? "lobby" : `lobby-${sumOf(of) % lobbies}`);
export const lobbiesOf = <T>({ LOBBY }: { readonly LOBBY: Namespace<T> }): Remote<T>[] => [
  LOBBY.getByName("lobby"),
  ...Array.from({ length: lobbies }, (_, n) => LOBBY.getByName(`lobby-${n}`)),
];
function sumOf(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) >>> 0;
  return sum;
}

type Screens<T> = Pick<Settings, "SCREEN_SHARDS"> & { readonly SCREENS: Namespace<T> };
/** The Screen that draws this environment: always the same one, so that its page can stay. */
export const screenOf = <T>(env: Screens<T>, id: string): Remote<T> => screenAt(env, sumOf(id) % shardsOf(env));
export const screensOf = <T>(env: Screens<T>): Remote<T>[] =>
  Array.from({ length: shardsOf(env) }, (_, n) => screenAt(env, n));
const shardsOf = (env: Pick<Settings, "SCREEN_SHARDS">): number => setting(env.SCREEN_SHARDS, 1, 1, 256);
const screenAt = <T>({ SCREENS }: Screens<T>, n: number): Remote<T> => SCREENS.getByName(`screen-${n}`);
