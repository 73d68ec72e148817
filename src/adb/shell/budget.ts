// What one command line may still use. All parts of the command line share one budget, pipes and background jobs too.
import { shellLimits } from "../limits.ts";
import type { ByteSink } from "./io.ts";

/** The command line used more than it may. It ends at once with this message. */
export class LimitError extends Error {
  override name = "LimitError";
}

export class Budget {
  readonly signal: AbortSignal;
  readonly #deadline: number;
  readonly #now: () => number;
  #commands = 0;
  #bytes = 0;
  #steps = 0;
  jobs = 0;

  constructor(signal: AbortSignal, now: () => number) {
    this.signal = signal;
    this.#now = now;
    this.#deadline = now() + shellLimits.timeMs;
  }

  /** Counts one command. Throws LimitError. */
  countCommand(): void {
    this.#commands++;
    if (this.#commands > shellLimits.commands) throw new LimitError(`more than ${shellLimits.commands} commands`);
    this.check();
  }
  check(): void {
    if (this.signal.aborted) throw new LimitError("stopped");
    if (this.#now() > this.#deadline) throw new LimitError(`longer than ${shellLimits.timeMs / 60_000} minutes`);
  }
  countBytes(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > shellLimits.outputBytes)
      throw new LimitError(`more than ${shellLimits.outputBytes} bytes of output`);
  }
  /** Counts steps of matching a text with a pattern. */
  countSteps(steps: number): void {
    this.#steps += steps;
    if (this.#steps > shellLimits.matchSteps) throw new LimitError("patterns that need too many steps");
  }
  /** Returns a sink that counts what it passes on. */
  counting(sink: ByteSink): ByteSink {
    return {
      write: (bytes) => {
        this.countBytes(bytes.length);
        return sink.write(bytes);
      },
    };
  }
}

/** Throws if a word, a variable or a list of words became too long. */
export function checkWord(word: string): string {
  if (word.length > shellLimits.wordBytes) throw new LimitError(`a word of more than ${shellLimits.wordBytes} bytes`);
  return word;
}
