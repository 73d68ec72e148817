// The course of an episode on a graph: the phone's current node, the nodes before it, and how an action moves the
// phone.
import type { Action } from "#contract/action.ts";
import type { EpisodeEnd } from "#contract/env.ts";
import type { GraphNode } from "#recordings/graph.ts";
import { applyAction, currentNode, startPosition, type GraphMove, type GraphPosition } from "#recordings/play.ts";
import { hashOf } from "#state/hash.ts";
import { Refusal } from "../answer.ts";
import { outcomeOf } from "../episode.ts";
import type { Journal } from "../journal.ts";
import { parseAction, type AnyCourse, type EnvRecord, type Row } from "../records.ts";
import type { GraphEpisode, GraphHistory, LoadedGraph } from "./records.ts";

/**
 * Each hash is computed from the hash before it. Two hashes are therefore equal if the graph, the path and the misses
 * are equal.
 */
export const startHash = ({ digest }: LoadedGraph): string => hashOf({ graph: digest });
export const nextHash = (hash: string, { position, missed }: GraphMove): string =>
  hashOf([hash, currentNode(position), missed]);

export class GraphCourse implements AnyCourse<GraphEpisode> {
  readonly #journal: Journal<GraphEpisode>;
  readonly loadedGraph: LoadedGraph;
  #env: EnvRecord;
  #episode: GraphEpisode;
  #spot: GraphPosition;
  /** The hash after each step. The first hash is the hash of the start. */
  readonly #hashes: string[];
  #lastAction: string | null = null;
  #repeats = 0;

  /** Replays the actions of the journal. */
  constructor(journal: Journal<GraphEpisode>, env: EnvRecord, ground: LoadedGraph) {
    const episode = journal.episode();
    if (!episode) throw new Error(`${env.id} has no episode`);
    this.#journal = journal;
    this.loadedGraph = ground;
    this.#env = env;
    this.#episode = episode;
    this.#spot = startPosition(ground.indexedGraph);
    this.#hashes = [startHash(ground)];
    for (const row of journal.rows(0, journal.last().version)) {
      // A phone on a graph has no tools, so the action is not a tool call.
      const move = applyAction(ground.indexedGraph, this.#spot, parseAction(row) as Action);
      this.#spot = move.position;
      this.#hashes.push(nextHash(this.hash, move));
      this.#count(row.action!);
    }
  }

  get env(): EnvRecord {
    return this.#env;
  }
  get episode(): GraphEpisode {
    return this.#episode;
  }
  get position(): GraphPosition {
    return this.#spot;
  }
  /** Only steps change a phone on a graph, so the version is the number of steps. */
  get version(): number {
    return this.step;
  }
  get step(): number {
    return this.#spot.way.length - 1;
  }
  get hash(): string {
    return this.#hashes.at(-1)!;
  }
  get node(): GraphNode {
    return this.loadedGraph.indexedGraph.node(currentNode(this.#spot));
  }
  /** Returns how the agent's next step would end the episode, or null. */
  outcomeOf(action: Action): EpisodeEnd | null {
    return outcomeOf({
      action,
      step: this.step + 1,
      budget: this.#episode.budget,
      repeats: JSON.stringify(action) === this.#lastAction ? this.#repeats + 1 : 1,
    });
  }

  /** Returns where an action would lead, without performing the action. */
  preview(action: Action): GraphMove {
    return applyAction(this.loadedGraph.indexedGraph, this.#spot, action);
  }
  /** Stores a step, together with the writes of `also`, in one transaction. `outcome` ends the episode. */
  commit(action: Action, move: GraphMove, outcome: EpisodeEnd | null, also = () => {}): void {
    const step = this.step + 1;
    const text = JSON.stringify(action);
    const episode = outcome === null ? this.#episode : { ...this.#episode, outcome, endedAt: step };
    const hash = nextHash(this.hash, move);
    const row: Row = { version: step, step, kind: "step", action: text, commands: "[]", patches: "[]", hash };
    this.#journal.transaction(() => {
      this.#journal.append(row);
      if (outcome !== null) this.#journal.saveEpisode(episode);
      also();
    });
    this.#spot = move.position;
    this.#hashes.push(hash);
    this.#episode = episode;
    this.#count(text);
  }
  saveEnv(env: EnvRecord): void {
    this.#env = env;
    this.#journal.saveEnv(env);
  }

  /** Refuses a step that does not exist. */
  versionAfter(step: number): number {
    if (step > this.step)
      throw new Refusal("not-found", `The episode has no step ${step}.`, [
        { path: "step", message: "Expected a step that the episode has" },
      ]);
    return step;
  }
  hashAfter(step: number): string {
    return this.#hashes[step]!;
  }
  hasMissed(step: number): boolean {
    return this.#spot.misses.includes(step);
  }
  /** Returns the rows after `version` in order, at most `most`. */
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
