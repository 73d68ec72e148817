// Keeps what was used last, up to a total weight.
export class Lru<V> {
  readonly #entries = new Map<string, { readonly value: V; readonly weight: number }>();
  #weight = 0;
  readonly #most: number;

  /** `most`: of all weights together. */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A Map keeps the order of insertion: the first is the one that nobody has wanted for longest.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** What weighs more than a sixteenth of all is not kept: it would push out too much else. */
  put(key: string, value: V, weight: number): void {
    this.#drop(key);
    if (weight > this.#most / 16) return;
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#most) break;
      this.#drop(oldest);
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#weight = 0;
  }

  #drop(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }
}
