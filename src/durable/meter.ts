// Collects the counters of all isolates. No call waits for this object. The counters are lost when the server stops.
// Metric scrapers store the counters.
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
