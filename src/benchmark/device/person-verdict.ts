// Asks the person at the terminal whether the agent did what the instruction says. No judge can read a real phone.
import { createInterface } from "node:readline";
import { StoppedError } from "../run/fault.ts";

export const verdictWords = ["success", "failure", "unclear"] as const;

/** The content of `verdict.json`. */
export interface PersonVerdict {
  /** Never a judge: the verdict is what a person says. */
  readonly by: "person";
  readonly verdict: (typeof verdictWords)[number];
  readonly note: string | null;
  /** An instant in ISO 8601. */
  readonly at: string;
}

/** Returns null if the input ends without an answer. Throws StoppedError if the signal aborts. */
export async function askPersonVerdict(
  instruction: string,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  signal: AbortSignal,
): Promise<PersonVerdict | null> {
  const lines = createInterface({ input, terminal: false });
  const stop = (): void => lines.close();
  signal.addEventListener("abort", stop, { once: true });
  const answers = lines[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string | null> => {
    output.write(question);
    const answer = signal.aborted ? null : await answers.next();
    if (signal.aborted) throw new StoppedError();
    return answer === null || answer.done ? null : answer.value.trim();
  };
  try {
    output.write(`\nThe instruction was: ${instruction}\nLook at the phone. Your verdict is stored as a person's.\n`);
    for (;;) {
      const answer = await ask(`Verdict (${verdictWords.join(", ")}): `);
      if (answer === null) return null;
      const verdict = verdictWords.find((word) => answer !== "" && word.startsWith(answer.toLowerCase()));
      if (verdict === undefined) continue;
      const note = await ask("Note (empty for none): ");
      return { by: "person", verdict, note: note === "" ? null : note, at: new Date().toISOString() };
    }
  } finally {
    signal.removeEventListener("abort", stop);
    lines.close();
  }
}
