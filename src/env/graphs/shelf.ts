// Where a graph is kept, with its pictures: each once, as base64, since that is what most answers want.
import type { Graph } from "../../graph/graph.ts";
import type { GraphKept, GraphRow, PictureKept, PictureName } from "../../contract/graph.ts";
import { hashOf } from "../../state/hash.ts";
import type { Json } from "../../state/json.ts";
import { Refusal } from "../answer.ts";
import { partsOf } from "../parts.ts";
import type { Store } from "../store.ts";
import { hexOf, type Creator } from "../token.ts";
import { imageOf } from "./image.ts";
import { imageFault } from "./whole-image.ts";

const schema = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS graph (part INTEGER PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS named (name TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS picture (name TEXT NOT NULL, part INTEGER NOT NULL, body TEXT NOT NULL,
  PRIMARY KEY (name, part)) WITHOUT ROWID;`;

/** What is known of a graph without reading it. */
export interface GraphFacts {
  readonly row: GraphRow;
  /** Of all of it: phones that were made on this very graph know it by that. */
  readonly digest: string;
  /** Who put it there: digest of a key, null where anybody might. */
  readonly owner: string | null;
  /** The key whose limits it counts against. */
  readonly payer?: string;
  /** Its owner lets other keys play on it. */
  readonly shared: boolean;
  readonly width: number;
  readonly height: number;
}

export const graphDigest = (graph: Graph): string => hashOf(graph as unknown as Json);

export class GraphShelf {
  readonly #store: Store;
  #facts: GraphFacts | null | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Null where no graph is. */
  get facts(): GraphFacts | null {
    if (this.#facts !== undefined) return this.#facts;
    const there = this.#all("SELECT 1 FROM sqlite_master WHERE name = 'graph'").length > 0;
    const row = there ? this.#all<{ value: string }>("SELECT value FROM meta WHERE key = 'facts'")[0] : undefined;
    this.#facts = row ? factsFrom(row.value) : null;
    return this.#facts;
  }

  /** Keeps a graph that holds together. The same again changes nothing; refuses another in its place as `conflict`. */
  put(graph: Graph, { owner, payer }: Pick<Creator, "owner" | "payer">, shared: boolean): GraphKept {
    const digest = graphDigest(graph);
    const { facts } = this;
    if (facts && facts.digest !== digest)
      throw new Refusal(
        "conflict",
        `There is another graph ${graph.id} already, and phones may be on it: DELETE /v1/graphs/${graph.id} first, or choose another id.`,
      );
    if (!facts) this.#write(graph, digest, { owner, ...(payer === undefined ? {} : { payer }), shared });
    else if (facts.shared !== shared) this.#save({ ...facts, shared, row: { ...facts.row, shared } });
    return this.kept();
  }
  /** Characters of its text and pictures, as they are kept; with one more picture, where it is not there yet. */
  sizeWith(name: PictureName, base64: string): number {
    const isThere = this.#all("SELECT 1 FROM picture WHERE name = ? AND part = 0", name).length > 0;
    return this.#size() + (isThere ? 0 : base64.length);
  }
  /** Kept beside what it is the size of: to add up megabytes at each picture would take longer and longer. */
  #size(): number {
    const kept = this.#all<{ value: string }>("SELECT value FROM meta WHERE key = 'size'")[0];
    if (kept) return Number(kept.value);
    const of = (table: string): number =>
      this.#all<{ n: number }>(`SELECT coalesce(sum(length(body)), 0) AS n FROM ${table}`)[0]!.n;
    return of("graph") + of("picture");
  }

  /** As it was sent. */
  text(): string {
    return this.#all<{ body: string }>("SELECT body FROM graph ORDER BY part")
      .map(({ body }) => body)
      .join("");
  }

  /** Refuses what is no picture that the graph names: another than its name says, of another size, or not whole. */
  async mustFit(name: PictureName, bytes: Uint8Array): Promise<void> {
    const { row, width, height } = this.#known();
    if (this.#all("SELECT 1 FROM named WHERE name = ?", name).length === 0)
      throw new Refusal("not-found", `No node of the graph ${row.id} has a picture ${name}.`);
    const [stem, ending] = name.split(".") as [string, string];
    const sum = hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>)));
    if (!sum.startsWith(stem)) throw wrong(`its SHA-256 is ${sum}: another picture than its name says`);
    const image = imageOf(bytes);
    if (image?.ending !== ending) throw wrong(`it is ${image ? `a .${image.ending}` : "no image that is known here"}`);
    if (image.width !== width || image.height !== height)
      throw wrong(`it is ${image.width}×${image.height}, and pictures of this graph are ${width}×${height}`);
    const fault = await imageFault(bytes, image);
    if (fault !== null) throw wrong(`${fault}: it is not whole`);
  }
  /** Keeps a picture that fits, which comes in both forms. */
  putPicture(name: PictureName, bytes: Uint8Array, base64: string): PictureKept {
    const size = this.sizeWith(name, base64);
    this.#store.transaction(() => {
      this.#store.exec("INSERT OR REPLACE INTO meta (key, value) VALUES ('size', ?)", String(size));
      for (const [part, body] of partsOf(base64).entries())
        this.#store.exec("INSERT OR REPLACE INTO picture (name, part, body) VALUES (?, ?, ?)", name, part, body);
    });
    return { name, bytes: bytes.length, missing: this.missing().length };
  }
  /** In base64; null where it is not there. */
  picture(name: string): string | null {
    if (!this.facts) return null;
    const parts = this.#all<{ body: string }>("SELECT body FROM picture WHERE name = ? ORDER BY part", name);
    return parts.length === 0 ? null : parts.map(({ body }) => body).join("");
  }

  missing(): string[] {
    return this.#all<{ name: string }>(
      "SELECT name FROM named WHERE name NOT IN (SELECT name FROM picture WHERE part = 0) ORDER BY name",
    ).map(({ name }) => name);
  }
  kept(): GraphKept {
    const { row } = this.#known();
    const pictures = this.#all<{ n: number }>("SELECT count(*) AS n FROM named")[0]!.n;
    return { ...row, pictures, missing: this.missing() };
  }

  async erase(): Promise<void> {
    this.#facts = null;
    await this.#store.erase();
  }

  #known(): GraphFacts {
    if (!this.facts) throw noGraph();
    return this.facts;
  }
  #write(graph: Graph, digest: string, whose: Pick<GraphFacts, "owner" | "payer" | "shared">): void {
    const facts: GraphFacts = { row: { ...rowOf(graph), shared: whose.shared }, digest, ...whose, ...graph.size };
    const names = new Set(Object.values(graph.nodes).flatMap(({ picture }) => picture ?? []));
    this.#store.exec(schema);
    this.#store.transaction(() => {
      for (const [part, body] of partsOf(JSON.stringify(graph)).entries())
        this.#store.exec("INSERT INTO graph (part, body) VALUES (?, ?)", part, body);
      for (const name of names) this.#store.exec("INSERT INTO named (name) VALUES (?)", name);
      this.#save(facts);
    });
  }
  #save(facts: GraphFacts): void {
    this.#store.exec("INSERT OR REPLACE INTO meta (key, value) VALUES ('facts', ?)", JSON.stringify(facts));
    this.#facts = facts;
  }
  #all<T>(query: string, ...bindings: (string | number | null)[]): T[] {
    return [...this.#store.exec(query, ...bindings)] as T[];
  }
}

/** Graphs from before they could be shared are not. */
function factsFrom(text: string): GraphFacts {
  const facts = JSON.parse(text) as GraphFacts;
  const { shared = false } = facts;
  return { ...facts, shared, row: { ...facts.row, shared } };
}

const rowOf = ({ id, instruction, mode, nodes, edges, budget, task }: Graph): Omit<GraphRow, "shared"> => ({
  id,
  instruction,
  mode,
  nodes: Object.keys(nodes).length,
  edges: edges.length,
  budget,
  task: task?.id ?? null,
});
const wrong = (why: string): Refusal =>
  new Refusal("invalid", "The picture is not valid; see issues.", [{ path: "", message: `Here ${why}` }]);
export const noGraph = (): Refusal => new Refusal("not-found", "There is no such graph.");
