// Runs jobs one after another. If a change waits for a page, no other change of the same phone runs in the meantime.
export class Queue {
  #tail: Promise<unknown> = Promise.resolve();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  run<T>(job: () => T | Promise<T>): Promise<T> {
    this.#length++;
    const result = this.#tail.then(job);
    this.#tail = result.then(
      () => void this.#length--,
      () => void this.#length--,
    );
    return result;
  }
}

/** Runs a limited number of jobs at a time. The other jobs wait in order. */
export class Semaphore {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(places: number) {
    this.#free = places;
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((go) => this.#waiting.push(go));
    try {
      return await job();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }
}
