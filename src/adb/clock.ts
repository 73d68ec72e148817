// The wall clock of the door. It only measures the time between a client's commands; the phone's own clock is part of its
// state.

export interface Clock {
  /** Milliseconds since some moment. */
  now(): number;
  /** Seconds since 1970. */
  seconds(): number;
  /** Calls `job` after this time, unless the returned function is called before. */
  after(ms: number, job: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  seconds: () => Math.floor(Date.now() / 1000),
  after: (ms, job) => {
    const timer = setTimeout(job, ms);
    return () => clearTimeout(timer);
  },
};

/** Waits, or returns early when the signal is aborted. */
export const wait = (clock: Clock, ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const cancel = clock.after(ms, () => {
      signal.removeEventListener("abort", stop);
      resolve();
    });
    const stop = (): void => {
      cancel();
      resolve();
    };
    signal.addEventListener("abort", stop, { once: true });
  });
