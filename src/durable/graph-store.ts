// One graph and its pictures. Phones on it ask for them once: whoever shares an isolate shares what was read.
import { DurableObject } from "cloudflare:workers";
import type { GraphKept, PictureKept } from "../contract/graph.ts";
import { answering, Refusal, type Answer } from "../env/answer.ts";
import { isKeeper, mayPlay, withoutGoals, type Reader } from "../env/graphs/readers.ts";
import { GraphShelf, noGraph, type GraphFacts } from "../env/graphs/shelf.ts";
import { Queue } from "../env/queue.ts";
import type { Creator } from "../env/token.ts";
import type { Graph } from "../graph/graph.ts";
import { lobbyOf, type Bindings, type GraphCalls } from "./bindings.ts";
import { dropFor, keepFor } from "./keeping.ts";
import { storeOf } from "./storage.ts";

/** Who changes a graph: by key, or whoever runs the server. */
export interface Keeper extends Reader, Pick<Creator, "payer"> {}

export class GraphStore extends DurableObject<Bindings> implements GraphCalls {
  readonly #shelf: GraphShelf;
  readonly #queue = new Queue();

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#shelf = new GraphShelf(storeOf(ctx.storage));
  }

  /** `json`: a graph that holds together. `shared`: undefined where it stays as it is. */
  put(json: string, by: Keeper, shared: boolean | undefined): Promise<Answer<GraphKept>> {
    return this.#inTurn("put a graph", async () => {
      this.#mustKeep(by);
      const graph = JSON.parse(json) as Graph;
      const { facts } = this.#shelf;
      if (!facts) await this.#count(by.payer, graph.id, json.length);
      const kept = this.#shelf.put(graph, by, shared ?? facts?.shared ?? false);
      await lobbyOf(this.env, null).shelve(this.#shelf.facts!.row, this.#shelf.facts!.owner);
      return kept;
    });
  }
  /** The image, as its bytes. */
  putPicture(name: string, bytes: Uint8Array, by: Keeper): Promise<Answer<PictureKept>> {
    return this.#inTurn("put a picture", async () => {
      const facts = this.#readable(by);
      this.#mustKeep(by);
      const [id, base64] = [facts.row.id, bytes.toBase64()];
      await this.#shelf.mustFit(name, bytes);
      await this.#count(facts.payer, id, this.#shelf.sizeWith(name, base64));
      return this.#shelf.putPicture(name, bytes, base64);
    });
  }
  /** All of it, as it was sent; for keys that it is shared with, without its goals. */
  whole(by: Reader): Promise<Answer<string>> {
    return answering("a graph", () => {
      const facts = this.#readable(by);
      const text = this.#shelf.text();
      return isKeeper(facts, by) ? text : JSON.stringify(withoutGoals(JSON.parse(text) as Graph));
    });
  }
  remove(by: Keeper): Promise<Answer<null>> {
    return this.#inTurn("remove a graph", async () => {
      const facts = this.#readable(by);
      this.#mustKeep(by);
      await lobbyOf(this.env, null).unshelve(facts.row.id);
      await this.#shelf.erase();
      await dropFor(this.env, facts.payer, "graphs", facts.row.id);
      return null;
    });
  }

  // For phones

  /** Null where there is none that this reader may play on. */
  async standing(reader: Reader): Promise<{ readonly digest: string; readonly missing: number } | null> {
    const { facts } = this.#shelf;
    if (!facts || !mayPlay(facts, reader)) return null;
    return { digest: facts.digest, missing: this.#shelf.missing().length };
  }
  async text(digest: string): Promise<string | null> {
    return this.#shelf.facts?.digest === digest ? this.#shelf.text() : null;
  }
  async picture(name: string): Promise<string | null> {
    return this.#shelf.picture(name);
  }

  #mustKeep(by: Keeper): void {
    const { facts } = this.#shelf;
    if (facts && facts.owner !== null && !isKeeper(facts, by))
      throw new Refusal("forbidden", "This graph belongs to another API key.");
  }
  /** Others' graphs are not there. */
  #readable(by: Reader): GraphFacts {
    const { facts } = this.#shelf;
    if (!facts || !mayPlay(facts, by)) throw noGraph();
    return facts;
  }
  #count(payer: string | undefined, id: string, bytes: number): Promise<void> {
    return keepFor(this.env, payer, { kind: "graphs", id, bytes, until: null });
  }
  #inTurn<T>(what: string, job: () => T | Promise<T>): Promise<Answer<T>> {
    return answering(what, () => this.#queue.run(job));
  }
}
