// The storage of one graph and its pictures. Each picture is stored once, in base64, because most answers need base64.
import type { Graph } from "#recordings/graph.ts";
import type { GraphKept, GraphRow, PictureKept, PictureName } from "#contract/graph.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { Refusal } from "../answer.ts";
import { splitText } from "../text-parts.ts";
import type { Store } from "../store.ts";
import { toHex, type Creator } from "../token.ts";
import { parseImageHeader } from "./image.ts";
import { imageFault } from "./image-validation.ts";

const schema = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS graph (part INTEGER PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS named (name TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS picture (name TEXT NOT NULL, part INTEGER NOT NULL, body TEXT NOT NULL,
  PRIMARY KEY (name, part)) WITHOUT ROWID;`;

/** Facts about a graph that can be read without loading the graph. */
export interface GraphFacts {
  readonly row: GraphRow;
  /** The digest of the whole graph. A phone stores it to recognize its graph. */
  readonly digest: string;
  /** The digest of the key that uploaded the graph; null if the server requires no key. */
  readonly owner: string | null;
  /** The key against whose limits the graph counts. */
  readonly payer?: string;
  /** Whether the graph's owner lets other keys use it. */
  readonly shared: boolean;
  readonly width: number;
  readonly height: number;
}

export const graphDigest = (graph: Graph): string => hashOf(graph as unknown as Json);

export class GraphStorage {
  readonly #store: Store;
  #facts: GraphFacts | null | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The facts; null if no graph is stored. */
  get facts(): GraphFacts | null {
    if (this.#facts !== undefined) return this.#facts;
    const there = this.#all("SELECT 1 FROM sqlite_master WHERE name = 'graph'").length > 0;
    const row = there ? this.#all<{ value: string }>("SELECT value FROM meta WHERE key = 'facts'")[0] : undefined;
    this.#facts = row ? parseFacts(row.value) : null;
    return this.#facts;
  }

  /**
   * Stores a valid graph. If the same graph is already stored, changes only `shared`. Refuses a different graph as
   * `conflict`.
   */
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
    return this.summary();
  }
  /** Returns the stored characters of the graph and its pictures, including the given picture if it is new. */
  sizeWithPicture(name: PictureName, base64: string): number {
    const isThere = this.#all("SELECT 1 FROM picture WHERE name = ? AND part = 0", name).length > 0;
    return this.#size() + (isThere ? 0 : base64.length);
  }
  /** The size is stored as a separate number, because summing megabytes at each upload would become slow. */
  #size(): number {
    const kept = this.#all<{ value: string }>("SELECT value FROM meta WHERE key = 'size'")[0];
    if (kept) return Number(kept.value);
    const of = (table: string): number =>
      this.#all<{ n: number }>(`SELECT coalesce(sum(length(body)), 0) AS n FROM ${table}`)[0]!.n;
    return of("graph") + of("picture");
  }

  /** Returns the graph's JSON. */
  text(): string {
    return this.#all<{ body: string }>("SELECT body FROM graph ORDER BY part")
      .map(({ body }) => body)
      .join("");
  }

  /** Refuses a picture if no node names it, if its content or size is wrong, or if it is incomplete. */
  async checkPicture(name: PictureName, bytes: Uint8Array): Promise<void> {
    const { row, width, height } = this.#known();
    if (this.#all("SELECT 1 FROM named WHERE name = ?", name).length === 0)
      throw new Refusal("not-found", `No node of the graph ${row.id} has a picture ${name}.`);
    const [stem, ending] = name.split(".") as [string, string];
    const sum = toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>)));
    if (!sum.startsWith(stem)) throw invalidPicture(`its SHA-256 is ${sum}, which does not match its name`);
    const image = parseImageHeader(bytes);
    if (image?.ending !== ending)
      throw invalidPicture(`it is ${image ? `a .${image.ending}` : "not a PNG, JPEG or WebP image"}`);
    if (image.width !== width || image.height !== height)
      throw invalidPicture(`it is ${image.width}×${image.height}, but pictures of this graph are ${width}×${height}`);
    const fault = await imageFault(bytes, image);
    if (fault !== null) throw invalidPicture(`${fault}: it is incomplete or damaged`);
  }
  /** Stores a checked picture, which is given as bytes and as base64. */
  putPicture(name: PictureName, bytes: Uint8Array, base64: string): PictureKept {
    const size = this.sizeWithPicture(name, base64);
    this.#store.transaction(() => {
      this.#store.exec("INSERT OR REPLACE INTO meta (key, value) VALUES ('size', ?)", String(size));
      for (const [part, body] of splitText(base64).entries())
        this.#store.exec("INSERT OR REPLACE INTO picture (name, part, body) VALUES (?, ?, ?)", name, part, body);
    });
    return { name, bytes: bytes.length, missing: this.missingPictures().length };
  }
  /** Returns the picture in base64, or null if the picture is missing. */
  picture(name: string): string | null {
    if (!this.facts) return null;
    const parts = this.#all<{ body: string }>("SELECT body FROM picture WHERE name = ? ORDER BY part", name);
    return parts.length === 0 ? null : parts.map(({ body }) => body).join("");
  }

  missingPictures(): string[] {
    return this.#all<{ name: string }>(
      "SELECT name FROM named WHERE name NOT IN (SELECT name FROM picture WHERE part = 0) ORDER BY name",
    ).map(({ name }) => name);
  }
  summary(): GraphKept {
    const { row } = this.#known();
    const pictures = this.#all<{ n: number }>("SELECT count(*) AS n FROM named")[0]!.n;
    return { ...row, pictures, missing: this.missingPictures() };
  }

  async erase(): Promise<void> {
    this.#facts = null;
    await this.#store.erase();
  }

  #known(): GraphFacts {
    if (!this.facts) throw noGraphRefusal();
    return this.facts;
  }
  #write(graph: Graph, digest: string, whose: Pick<GraphFacts, "owner" | "payer" | "shared">): void {
    const facts: GraphFacts = { row: { ...graphRow(graph), shared: whose.shared }, digest, ...whose, ...graph.size };
    const names = new Set(Object.values(graph.nodes).flatMap(({ picture }) => picture ?? []));
    this.#store.exec(schema);
    this.#store.transaction(() => {
      for (const [part, body] of splitText(JSON.stringify(graph)).entries())
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

/** Graphs stored before sharing existed are not shared. */
function parseFacts(text: string): GraphFacts {
  const facts = JSON.parse(text) as GraphFacts;
  const { shared = false } = facts;
  return { ...facts, shared, row: { ...facts.row, shared } };
}

const graphRow = ({ id, instruction, mode, nodes, edges, budget, task }: Graph): Omit<GraphRow, "shared"> => ({
  id,
  instruction,
  mode,
  nodes: Object.keys(nodes).length,
  edges: edges.length,
  budget,
  task: task?.id ?? null,
});
const invalidPicture = (why: string): Refusal =>
  new Refusal("invalid", "The picture is not valid; see issues.", [{ path: "", message: `Here ${why}` }]);
export const noGraphRefusal = (): Refusal => new Refusal("not-found", "There is no such graph.");
