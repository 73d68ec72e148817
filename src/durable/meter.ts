// Collects the counters of all isolates. No call waits for this object. Its data is lost when the server stops; metric
// scrapers store the data.
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
