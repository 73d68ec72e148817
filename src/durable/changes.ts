// A phone's changes as they leave it: written, told to those who watch, reported.
import type { EpisodeEnd } from "../contract/env.ts";
import type { Course, Made } from "../env/course.ts";
import type { ChangeKind } from "../env/records.ts";
import { withWorld } from "../env/lookup.ts";
import { changeText } from "../env/watching.ts";
import { granted, reduceAll, type ReducedAll } from "../env/writes.ts";
import type { Command } from "../os/command.ts";
import type { World } from "../world/read.ts";
import type { Life } from "./life.ts";
import type { Live } from "./live.ts";

interface With {
  readonly outcome?: EpisodeEnd | null;
  /** What is written in the same transaction. */
  readonly also?: () => void;
  /** Whose hand it was. */
  readonly by?: string | undefined;
}

export class Changes {
  readonly #live: Live;
  readonly #life: Life;
  readonly #world: World;

  constructor(live: Live, life: Life, world: World) {
    this.#live = live;
    this.#life = life;
    this.#world = world;
  }

  commit(course: Course, made: Made, { outcome = null, also, by }: With = {}): void {
    const row = course.commit(made, outcome, also);
    if (this.#live.watched) this.#live.tell(changeText(row, by));
    if (outcome !== null) this.#life.ended(course);
    else this.#life.reportSoon();
  }
  /** Runs commands from outside. A refusal of the phone's is a result; an unknown command is the caller's error. */
  async perform(course: Course, kind: ChangeKind, commands: readonly Command[], by?: string): Promise<ReducedAll> {
    const made = await withWorld(this.#world, () => granted(() => reduceAll(course.state, commands)));
    this.commit(course, { kind, ...made }, { by });
    return made;
  }
}
