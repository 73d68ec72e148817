// Stores a phone's changes, sends them to live clients, and reports them to the run and the index.
import type { EpisodeEnd } from "#contract/env.ts";
import type { Event } from "#contract/event.ts";
import type { Course, PhoneChange } from "#env/course.ts";
import type { ChangeKind } from "#env/records.ts";
import { withWorld } from "#env/world-lookup.ts";
import { formatChange } from "#env/live-messages.ts";
import {
  refuseInvalid,
  applyEditAsPatches,
  reduceAll,
  scheduleEvent,
  type Edit,
  type CommandsResult,
} from "#env/writes.ts";
import type { Command } from "#os/command.ts";
import type { World } from "#world/read.ts";
import type { Lifecycle } from "./lifecycle.ts";
import type { LiveSockets } from "./live.ts";

interface ChangeOptions {
  readonly outcome?: EpisodeEnd | null;
  /** Makes additional writes in the same transaction. */
  readonly alsoWrite?: () => void;
  /** The client that made the change. */
  readonly by?: string | undefined;
}

export class ChangeWriter {
  readonly #live: LiveSockets;
  readonly #life: Lifecycle;
  readonly #world: World;

  constructor(live: LiveSockets, life: Lifecycle, world: World) {
    this.#live = live;
    this.#life = life;
    this.#world = world;
  }

  commit(course: Course, change: PhoneChange, { outcome = null, alsoWrite, by }: ChangeOptions = {}): void {
    const row = course.commit(change, outcome, alsoWrite);
    if (this.#live.hasWatchers) this.#live.broadcast(formatChange(row, by));
    if (outcome !== null) this.#life.episodeEnded(course);
    else this.#life.reportSoon();
  }
  /** Applies an operator's edit of the state. Writes nothing when the edit changes nothing. */
  async edit(course: Course, patch: Edit): Promise<void> {
    const { state, patches } = await withWorld(this.#world, () => applyEditAsPatches(course.state, patch));
    if (patches.length > 0) this.commit(course, { kind: "edit", state, patches, commands: [] });
  }
  /** Schedules an event on the phone's clock. Returns the time when the event is due. */
  async schedule(course: Course, event: Event): Promise<number> {
    const name = `event_${course.version + 1}`;
    const { state, patches, due } = await withWorld(this.#world, () => scheduleEvent(course.state, event, name));
    this.commit(course, { kind: "event", state, patches, commands: [] });
    return due;
  }
  /**
   * Runs commands from outside the phone. The refusal of a command is part of the result. An unknown command is an
   * error of the caller.
   */
  async perform(course: Course, kind: ChangeKind, commands: readonly Command[], by?: string): Promise<CommandsResult> {
    const result = await withWorld(this.#world, () => refuseInvalid(() => reduceAll(course.state, commands)));
    this.commit(course, { kind, ...result }, { by });
    return result;
  }
}
