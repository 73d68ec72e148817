// The bindings that the platform passes to the worker. Each Durable Object has all its methods here.
import type { Bindings, Namespace } from "#durable/bindings.ts";
import type { Leaderboard } from "#durable/leaderboard.ts";
import type { GraphStore } from "#durable/graph-store.ts";
import type { Group } from "#durable/group.ts";
import type { Key } from "#durable/key.ts";
import type { KeyStore } from "#durable/key-store.ts";
import type { EnvironmentIndex } from "#durable/environment-index.ts";
import type { Meter } from "#durable/meter.ts";
import type { Phone } from "#durable/phone.ts";
import type { Run } from "#durable/run.ts";
import type { SuiteStore } from "#durable/suite-store.ts";
import type { Screen } from "#durable/screen.ts";

export interface WorkerBindings extends Bindings {
  readonly PHONES: Namespace<Phone>;
  readonly SCREENS: Namespace<Screen>;
  readonly LOBBY: Namespace<EnvironmentIndex>;
  readonly RUNS: Namespace<Run>;
  readonly GROUPS: Namespace<Group>;
  readonly BOARD: Namespace<Leaderboard>;
  readonly SUITES: Namespace<SuiteStore>;
  readonly GRAPHS: Namespace<GraphStore>;
  readonly KEYS: Namespace<Key>;
  readonly KEYRING: Namespace<KeyStore>;
  readonly METER: Namespace<Meter>;
  /**
   * Exists only on a local server. The worker asks the launcher through this binding for the status of the folder that
   * stores the phones.
   */
  readonly FOLDER?: Fetcher;
}
