// The bindings that the platform passes to the worker and its objects (wrangler.toml): objects, stores and settings.
import type { WorldReadiness } from "./world-ready.ts";
import type { EnvInfo, EpisodeBody, ForkBody, Forked, ObservationWish, Restored } from "#contract/env.ts";
import type { Place } from "#contract/listing.ts";
import type { GraphRow } from "#contract/graph.ts";
import type { StoredKind } from "#contract/key.ts";
import type { RunKey } from "#contract/run.ts";
import type { Signature } from "#contract/signature.ts";
import type { Verdict } from "#contract/task.ts";
import type { Answer } from "#env/answer.ts";
import type { ForkData } from "#env/environment.ts";
import type { Lease, LeaseAmounts, LeaseRequest, Rate, StoredItem, Usage } from "#env/keys/records.ts";
import type { RunMembership } from "#env/records.ts";
import type { EnvironmentReport } from "#env/report.ts";
import type { EpisodeReport } from "#env/runs/records.ts";
import type { Reader } from "#env/graphs/access.ts";
import type { RunPosting } from "#env/runs/run-info.ts";
import type { Caller, Creator } from "#env/token.ts";
import { mustHaveRoom } from "./awake-limit.ts";
import type { Namespace, Remote } from "./remote.ts";
import { parseNumberSetting } from "./parse-setting.ts";
import type { Settings } from "./settings.ts";
import type { DrawInput, DrawOk, ScreenFailure, PerformInput, PerformOk } from "./screen-rpc.ts";
import { isHere, objectIn, objectOf, workersOf, type SpreadBindings } from "./workers.ts";

export type { Namespace, Remote } from "./remote.ts";

// The interfaces below are the calls between objects. The file of each object declares the calls from the worker.

/** Calls to a phone from its run, from the parent of a fork, and from its group. */
export interface PhoneCalls {
  create(
    id: string,
    body: EpisodeBody,
    creator: Creator,
    origin: string | null,
    seat?: RunMembership,
  ): Promise<Answer<string>>;
  standing(run: string, episode: number): Promise<"played" | "over" | "unknown">;
  adopt(inheritance: ForkData): Promise<void>;
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
/** Calls to a graph from the phones on it. */
export interface GraphCalls {
  standing(reader: Reader): Promise<{ readonly digest: string; readonly missing: number } | null>;
  text(digest: string): Promise<string | null>;
  picture(name: string): Promise<string | null>;
}
/** Calls to a Screen from a phone. */
export interface ScreenCalls {
  perform(input: PerformInput): Promise<PerformOk | ScreenFailure>;
  draw(input: DrawInput): Promise<DrawOk | ScreenFailure>;
  release(key: string): Promise<void>;
  place(key: string): Promise<Place>;
}
/** Calls to the environment index from a phone and from a graph. */
export interface EnvironmentIndexCalls {
  report(reports: readonly EnvironmentReport[]): Promise<void>;
  forget(id: string): Promise<void>;
  shelve(graph: GraphRow, owner: string | null): Promise<void>;
  unshelve(graph: string): Promise<void>;
}
/** Calls to a run from its phones. */
export interface RunCalls {
  hear(report: EpisodeReport): Promise<void>;
}
/** Calls to the leaderboard from a run. */
export interface LeaderboardCalls {
  post(posting: RunPosting): Promise<void>;
  forget(id: string): Promise<void>;
  sign(text: string): Promise<Answer<Signature>>;
  hasSigned(text: string, signature: Signature): Promise<boolean>;
  keys(): Promise<Answer<RunKey[]>>;
}

/** Calls to a key from the objects that count against it. */
export interface KeyCalls {
  keep(thing: StoredItem): Promise<Answer<void>>;
  drop(kind: StoredKind, id: string): Promise<void>;
  open(envs: readonly string[], idleSeconds: number): Promise<Answer<Rate | null>>;
  close(env: string, back: LeaseAmounts, used: Usage): Promise<void>;
  lease(wish: LeaseRequest): Promise<Answer<Lease>>;
  run(): Promise<Answer<Rate | null>>;
}

/** Calls to a suite from a phone that sets up one of its tasks. */
export interface SuiteStoreCalls {
  taskText(id: string): Promise<string | null>;
}

export interface Bindings extends Settings, SpreadBindings {
  readonly PHONES: Namespace<PhoneCalls>;
  readonly SCREENS: Namespace<ScreenCalls>;
  readonly LOBBY: Namespace<EnvironmentIndexCalls>;
  readonly RUNS: Namespace<RunCalls>;
  readonly BOARD: Namespace<LeaderboardCalls>;
  readonly SUITES: Namespace<SuiteStoreCalls>;
  readonly GRAPHS: Namespace<GraphCalls>;
  readonly KEYS: Namespace<KeyCalls>;
  readonly BROWSER?: Fetcher;
  readonly ASSETS?: Fetcher;
  /** Read-only world data. */
  readonly WORLD?: D1Database;
  /** Exists only on a local server. Reports whether the world data is ready. */
  readonly WORLD_PLACED?: WorldReadiness;
}

/** Returns the stub of a phone. Refuses if the maximum number of phones is awake. */
export function phoneStub<T>(
  env: Pick<Settings, "AWAKE"> & SpreadBindings & { readonly PHONES: Namespace<T> },
  id: string,
): Remote<T> {
  // Phones in another worker count against that worker's limit.
  if (isHere(env, env.PHONES, id)) mustHaveRoom(id, env.AWAKE);
  return objectOf(env, "PHONES", env.PHONES, id);
}
export const leaderboardStub = <T>(env: SpreadBindings & { readonly BOARD: Namespace<T> }): Remote<T> =>
  objectOf(env, "BOARD", env.BOARD, "board");
export const groupStub = <T>(env: SpreadBindings & { readonly GROUPS: Namespace<T> }, id: string): Remote<T> =>
  objectOf(env, "GROUPS", env.GROUPS, id);
/** Returns the stub of the suite with this name. */
export const suiteStub = <T>(env: SpreadBindings & { readonly SUITES: Namespace<T> }, suite: string): Remote<T> =>
  objectOf(env, "SUITES", env.SUITES, suite);
export const runStub = <T>(env: SpreadBindings & { readonly RUNS: Namespace<T> }, id: string): Remote<T> =>
  objectOf(env, "RUNS", env.RUNS, id);
export const graphStub = <T>(env: SpreadBindings & { readonly GRAPHS: Namespace<T> }, id: string): Remote<T> =>
  objectOf(env, "GRAPHS", env.GRAPHS, id);
export const keyStub = <T>(env: SpreadBindings & { readonly KEYS: Namespace<T> }, id: string): Remote<T> =>
  objectOf(env, "KEYS", env.KEYS, id);
export const keyStoreStub = <T>(env: SpreadBindings & { readonly KEYRING: Namespace<T> }): Remote<T> =>
  objectOf(env, "KEYRING", env.KEYRING, "keyring");
export const meterStub = <T>(env: SpreadBindings & { readonly METER: Namespace<T> }): Remote<T> =>
  objectOf(env, "METER", env.METER, "meter");
const indexShards = 16;
type IndexBindings<T> = SpreadBindings & { readonly LOBBY: Namespace<T> };
const indexStubAt = <T>(env: IndexBindings<T>, name: string): Remote<T> => objectOf(env, "LOBBY", env.LOBBY, name);
/**
 * Returns the stub of the index shard with the environments of owner `of`. Shards are separate so that the reports of
 * one key do not wait for the reports of other keys. `of` is null for environments without an owner.
 */
export const environmentIndexStub = <T>(env: IndexBindings<T>, of: string | null): Remote<T> =>
  indexStubAt(env, of === null ? "lobby" : `lobby-${hashText(of) % indexShards}`);
export const environmentIndexStubs = <T>(env: IndexBindings<T>): Remote<T>[] => [
  indexStubAt(env, "lobby"),
  ...Array.from({ length: indexShards }, (_, n) => indexStubAt(env, `lobby-${n}`)),
];
function hashText(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) >>> 0;
  return sum;
}

type ScreenBindings<T> = Pick<Settings, "SCREEN_SHARDS"> & SpreadBindings & { readonly SCREENS: Namespace<T> };
/**
 * Returns the Screen that draws this environment, on the worker where the environment runs. An environment always has
 * the same Screen, so that its page can stay open.
 */
export const screenStub = <T>(env: ScreenBindings<T>, id: string): Remote<T> =>
  env.SCREENS.getByName(screenName(hashText(id) % countScreenShards(env)));
/** Returns the Screens of all workers. */
export const screenStubs = <T>(env: ScreenBindings<T>): Remote<T>[] =>
  workersOf(env).flatMap((worker) =>
    Array.from({ length: countScreenShards(env) }, (_, n) =>
      objectIn(env, worker, "SCREENS", env.SCREENS, screenName(n)),
    ),
  );
const countScreenShards = (env: Pick<Settings, "SCREEN_SHARDS">): number =>
  parseNumberSetting(env.SCREEN_SHARDS, 1, 1, 256);
const screenName = (n: number): string => `screen-${n}`;
