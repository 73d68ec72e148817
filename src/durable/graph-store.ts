// One graph and its pictures. Phones on it ask for them once: whoever shares an isolate shares what was read.
import { DurableObject } from "cloudflare:workers";
import type { GraphKept, PictureKept } from "../contract/graph.ts";
import { answering, Refusal, type Answer } from "../env/answer.ts";
import { GraphShelf, noGraph } from "../env/graphs/shelf.ts";
import { Queue } from "../env/queue.ts";
import type { Creator } from "../env/token.ts";
import type { Graph } from "../graph/graph.ts";
import { lobbyOf, type Bindings, type GraphCalls } from "./bindings.ts";
import { storeOf } from "./storage.ts";

/** Who changes a graph: by key, or whoever runs the server. */
export interface Keeper extends Pick<Creator, "owner"> {
  readonly admin: boolean;
}

export class GraphStore extends DurableObject<Bindings> implements GraphCalls {
  readonly #shelf: GraphShelf;
  readonly #queue = new Queue();

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#shelf = new GraphShelf(storeOf(ctx.storage));
  }

  /** `json`: a graph that holds together. */
  put(json: string, by: Keeper): Promise<Answer<GraphKept>> {
    return this.#inTurn("put a graph", async () => {
      this.#mustKeep(by);
      const kept = this.#shelf.put(JSON.parse(json) as Graph, by.owner);
      await lobbyOf(this.env, null).shelve(this.#shelf.facts!.row);
      return kept;
    });
  }
  /** The image, as its bytes. */
  putPicture(name: string, bytes: Uint8Array, by: Keeper): Promise<Answer<PictureKept>> {
    return this.#inTurn("put a picture", async () => {
      if (!this.#shelf.facts) throw noGraph();
      this.#mustKeep(by);
      return this.#shelf.putPicture(name, bytes, bytes.toBase64());
    });
  }
  /** All of it, as it was sent. */
  whole(): Promise<Answer<string>> {
    return answering("a graph", () => {
      if (!this.#shelf.facts) throw noGraph();
      return this.#shelf.text();
    });
  }
  remove(by: Keeper): Promise<Answer<null>> {
    return this.#inTurn("remove a graph", async () => {
      const { facts } = this.#shelf;
      if (!facts) throw noGraph();
      this.#mustKeep(by);
      await lobbyOf(this.env, null).unshelve(facts.row.id);
      await this.#shelf.erase();
      return null;
    });
  }

  // For phones

  async standing(): Promise<{ readonly digest: string; readonly missing: number } | null> {
    const { facts } = this.#shelf;
    return facts && { digest: facts.digest, missing: this.#shelf.missing().length };
  }
  async text(digest: string): Promise<string | null> {
    return this.#shelf.facts?.digest === digest ? this.#shelf.text() : null;
  }
  async picture(name: string): Promise<string | null> {
    return this.#shelf.picture(name);
  }

  #mustKeep({ owner, admin }: Keeper): void {
    const { facts } = this.#shelf;
    if (facts && facts.owner !== null && facts.owner !== owner && !admin)
      throw new Refusal("forbidden", "Another key has put this graph here.");
  }
  #inTurn<T>(what: string, job: () => T | Promise<T>): Promise<Answer<T>> {
    return answering(what, () => this.#queue.run(job));
  }
}
