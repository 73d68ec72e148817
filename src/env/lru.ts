// Caches the most recently used values, up to a total weight.
export class Lru<V> {
  readonly #entries = new Map<string, { readonly value: V; readonly weight: number }>();
  #weight = 0;
  readonly #most: number;

  /** `most`: the maximum total weight. */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A Map keeps the order of insertion, so its first entry is the least recently used.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /**
   * Stores a value, unless its weight exceeds a sixteenth of the maximum weight. Such a value would displace too many
   * other values.
   */
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
