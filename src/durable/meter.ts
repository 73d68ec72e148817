// Collects the counters of all isolates. No call waits for it, and its data is lost with the server; metric scrapers
// store it.
import { DurableObject } from "cloudflare:workers";
import { addTally, emptyTally, type Tally } from "#env/metrics.ts";
import type { Bindings } from "./bindings.ts";

export class Meter extends DurableObject<Bindings> {
  readonly #tally = emptyTally();

  async add(tally: Tally): Promise<void> {
    addTally(this.#tally, tally);
  }
  async read(): Promise<Tally> {
    return this.#tally;
  }
}
