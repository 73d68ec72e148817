// What the platform hands to the worker: the objects with all that they answer.
import type { Bindings, Namespace } from "../durable/bindings.ts";
import type { Board } from "../durable/board.ts";
import type { GraphStore } from "../durable/graph-store.ts";
import type { Group } from "../durable/group.ts";
import type { Key } from "../durable/key.ts";
import type { Keyring } from "../durable/keyring.ts";
import type { Lobby } from "../durable/lobby.ts";
import type { Meter } from "../durable/meter.ts";
import type { Phone } from "../durable/phone.ts";
import type { Run } from "../durable/run.ts";
import type { Shelf } from "../durable/shelf.ts";
import type { Screen } from "../durable/screen.ts";

export interface WorkerBindings extends Bindings {
  readonly PHONES: Namespace<Phone>;
  readonly SCREENS: Namespace<Screen>;
  readonly LOBBY: Namespace<Lobby>;
  readonly RUNS: Namespace<Run>;
  readonly GROUPS: Namespace<Group>;
  readonly BOARD: Namespace<Board>;
  readonly SUITES: Namespace<Shelf>;
  readonly GRAPHS: Namespace<GraphStore>;
  readonly KEYS: Namespace<Key>;
  readonly KEYRING: Namespace<Keyring>;
  readonly METER: Namespace<Meter>;
  /** Of a local server alone: what its launcher knows of the folder of phones. */
  readonly FOLDER?: Fetcher;
}
