// One graph and its pictures. Phones on the graph load the graph and its pictures once per isolate.
import { DurableObject } from "cloudflare:workers";
import type { GraphKept, PictureKept } from "#contract/graph.ts";
import { toAnswer, Refusal, type Answer } from "#env/answer.ts";
import { hasFullAccess, canPlay, withoutGoals, type Reader } from "#env/graphs/access.ts";
import { GraphStorage, noGraphRefusal, type GraphFacts } from "#env/graphs/graph-storage.ts";
import { Queue } from "#env/queue.ts";
import type { Creator } from "#env/token.ts";
import type { Graph } from "#recordings/graph.ts";
import { environmentIndexStub, type Bindings, type GraphCalls } from "./bindings.ts";
import { dropFor, keepFor } from "./storage-quota.ts";
import { createStore } from "./storage.ts";

/** The caller that changes a graph: the owner of a key, or the server's operator. */
export interface GraphWriter extends Reader, Pick<Creator, "payer"> {}

export class GraphStore extends DurableObject<Bindings> implements GraphCalls {
  readonly #shelf: GraphStorage;
  readonly #queue = new Queue();

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#shelf = new GraphStorage(createStore(ctx.storage));
  }

  /**
   * Stores the graph. `json`: a valid graph. `shared`: whether other keys may use the graph; undefined leaves the
   * stored value unchanged.
   */
  put(json: string, by: GraphWriter, shared: boolean | undefined): Promise<Answer<GraphKept>> {
    return this.#runQueued("put a graph", async () => {
      this.#mustOwn(by);
      const graph = JSON.parse(json) as Graph;
      const { facts } = this.#shelf;
      if (!facts) await this.#count(by.payer, graph.id, json.length);
      const stored = this.#shelf.put(graph, by, shared ?? facts?.shared ?? false);
      await environmentIndexStub(this.env, null).shelve(this.#shelf.facts!.row, this.#shelf.facts!.owner);
      return stored;
    });
  }
  /** Stores a picture of the graph. */
  putPicture(name: string, bytes: Uint8Array, by: GraphWriter): Promise<Answer<PictureKept>> {
    return this.#runQueued("put a picture", async () => {
      const facts = this.#requireReadable(by);
      this.#mustOwn(by);
      const [id, base64] = [facts.row.id, bytes.toBase64()];
      await this.#shelf.checkPicture(name, bytes);
      await this.#count(facts.payer, id, this.#shelf.sizeWithPicture(name, base64));
      return this.#shelf.putPicture(name, bytes, base64);
    });
  }
  /** Returns the graph as it was uploaded. Other keys that may use the graph receive it without its goals. */
  download(by: Reader): Promise<Answer<string>> {
    return toAnswer("a graph", () => {
      const facts = this.#requireReadable(by);
      const text = this.#shelf.text();
      return hasFullAccess(facts, by) ? text : JSON.stringify(withoutGoals(JSON.parse(text) as Graph));
    });
  }
  remove(by: GraphWriter): Promise<Answer<null>> {
    return this.#runQueued("remove a graph", async () => {
      const facts = this.#requireReadable(by);
      this.#mustOwn(by);
      await environmentIndexStub(this.env, null).unshelve(facts.row.id);
      await this.#shelf.erase();
      await dropFor(this.env, facts.payer, "graphs", facts.row.id);
      return null;
    });
  }

  // Calls of phones

  /**
   * Returns the graph's digest and the number of missing pictures. Returns null if the graph does not exist or this
   * reader may not use the graph.
   */
  async standing(reader: Reader): Promise<{ readonly digest: string; readonly missing: number } | null> {
    const { facts } = this.#shelf;
    if (!facts || !canPlay(facts, reader)) return null;
    return { digest: facts.digest, missing: this.#shelf.missingPictures().length };
  }
  async text(digest: string): Promise<string | null> {
    return this.#shelf.facts?.digest === digest ? this.#shelf.text() : null;
  }
  async picture(name: string): Promise<string | null> {
    return this.#shelf.picture(name);
  }

  #mustOwn(by: GraphWriter): void {
    const { facts } = this.#shelf;
    if (facts && facts.owner !== null && !hasFullAccess(facts, by))
      throw new Refusal("forbidden", "This graph belongs to another API key.");
  }
  /** Returns the graph's facts. If this reader may not use the graph, refuses as if the graph did not exist. */
  #requireReadable(by: Reader): GraphFacts {
    const { facts } = this.#shelf;
    if (!facts || !canPlay(facts, by)) throw noGraphRefusal();
    return facts;
  }
  #count(payer: string | undefined, id: string, bytes: number): Promise<void> {
    return keepFor(this.env, payer, { kind: "graphs", id, bytes, until: null });
  }
  #runQueued<T>(what: string, job: () => T | Promise<T>): Promise<Answer<T>> {
    return toAnswer(what, () => this.#queue.run(job));
  }
}
