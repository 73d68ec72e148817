// The course of an episode on a graph: where the phone is, where it was, and how an action moves it.
import type { Action } from "../../contract/action.ts";
import type { EpisodeEnd } from "../../contract/env.ts";
import type { Node } from "../../graph/graph.ts";
import { moved, nodeOf, startOf, type Moved, type Spot } from "../../graph/play.ts";
import { hashOf } from "../../state/hash.ts";
import { Refusal } from "../answer.ts";
import { outcomeOf } from "../episode.ts";
import type { Journal } from "../journal.ts";
import { actionOf, type AnyCourse, type EnvRecord, type Row } from "../records.ts";
import type { GraphEpisode, GraphHistory, Playground } from "./records.ts";

/** Hashes are equal where graph, way and misses are; each is made of the one before. */
export const firstHash = ({ digest }: Playground): string => hashOf({ graph: digest });
export const nextHash = (hash: string, { spot, missed }: Moved): string => hashOf([hash, nodeOf(spot), missed]);

export class GraphCourse implements AnyCourse<GraphEpisode> {
  readonly #journal: Journal<GraphEpisode>;
  readonly ground: Playground;
  #env: EnvRecord;
  #episode: GraphEpisode;
  #spot: Spot;
  /** After each step, the start first. */
  readonly #hashes: string[];
  #lastAction: string | null = null;
  #repeats = 0;

  /** Goes the way again that the journal tells. */
  constructor(journal: Journal<GraphEpisode>, env: EnvRecord, ground: Playground) {
    const episode = journal.episode();
    if (!episode) throw new Error(`${env.id} has no episode`);
    this.#journal = journal;
    this.ground = ground;
    this.#env = env;
    this.#episode = episode;
    this.#spot = startOf(ground.board);
    this.#hashes = [firstHash(ground)];
    for (const row of journal.rows(0, journal.last().version)) {
      // No phone on a graph has tools.
      const made = moved(ground.board, this.#spot, actionOf(row) as Action);
      this.#spot = made.spot;
      this.#hashes.push(nextHash(this.hash, made));
      this.#count(row.action!);
    }
  }

  get env(): EnvRecord {
    return this.#env;
  }
  get episode(): GraphEpisode {
    return this.#episode;
  }
  get spot(): Spot {
    return this.#spot;
  }
  /** Nothing but steps changes such a phone. */
  get version(): number {
    return this.step;
  }
  get step(): number {
    return this.#spot.way.length - 1;
  }
  get hash(): string {
    return this.#hashes.at(-1)!;
  }
  get node(): Node {
    return this.ground.board.node(nodeOf(this.#spot));
  }
  /** How the agent's next step would end the episode, if it does. */
  outcomeOf(action: Action): EpisodeEnd | null {
    return outcomeOf({
      action,
      step: this.step + 1,
      budget: this.#episode.budget,
      repeats: JSON.stringify(action) === this.#lastAction ? this.#repeats + 1 : 1,
    });
  }

  /** What an action would make of the phone. */
  tried(action: Action): Moved {
    return moved(this.ground.board, this.#spot, action);
  }
  /** Writes a step, and `also` what belongs to it, in one transaction. With `outcome` the episode ends here. */
  commit(action: Action, made: Moved, outcome: EpisodeEnd | null, also = () => {}): void {
    const step = this.step + 1;
    const text = JSON.stringify(action);
    const episode = outcome === null ? this.#episode : { ...this.#episode, outcome, endedAt: step };
    const hash = nextHash(this.hash, made);
    const row: Row = { version: step, step, kind: "step", action: text, commands: "[]", patches: "[]", hash };
    this.#journal.transaction(() => {
      this.#journal.append(row);
      if (outcome !== null) this.#journal.saveEpisode(episode);
      also();
    });
    this.#spot = made.spot;
    this.#hashes.push(hash);
    this.#episode = episode;
    this.#count(text);
  }
  saveEnv(env: EnvRecord): void {
    this.#env = env;
    this.#journal.saveEnv(env);
  }

  /** Refuses a step that was not. */
  versionAfter(step: number): number {
    if (step > this.step)
      throw new Refusal("not-found", `The episode has no step ${step}.`, [
        { path: "step", message: "Expected a step that was taken" },
      ]);
    return step;
  }
  hashAfter(step: number): string {
    return this.#hashes[step]!;
  }
  hasMissed(step: number): boolean {
    return this.#spot.misses.includes(step);
  }
  /** What happened after `version`, in order; at most `most` rows. */
  rowsAfter(version: number, most?: number): Row[] {
    return this.#journal.rows(version, this.version, most);
  }
  historyTo(version: number): GraphHistory {
    return { episode: this.#episode, start: "[]", rows: this.#journal.rows(0, version) };
  }

  #count(action: string): void {
    this.#repeats = action === this.#lastAction ? this.#repeats + 1 : 1;
    this.#lastAction = action;
  }
}
