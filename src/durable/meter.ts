// Where isolates hand on what they have counted. Nothing waits for it, and what it holds is lost with the server: scrapers keep it.
import { DurableObject } from "cloudflare:workers";
import { add, emptyTally, type Tally } from "../env/metrics.ts";
import type { Bindings } from "./bindings.ts";

export class Meter extends DurableObject<Bindings> {
  readonly #tally = emptyTally();

  async add(tally: Tally): Promise<void> {
    add(this.#tally, tally);
  }
  async read(): Promise<Tally> {
    return this.#tally;
  }
}
