/** Generates voices from their lines. */
import { findCastProfile } from "../profiles.ts";
import type { Generators } from "../define.ts";
import { parseLocalized } from "../web/grammar.ts";
import { voiceTexts } from "./data/all.ts";
import type voices from "./index.ts";
import type { Voice } from "./index.ts";

/**
 * Yields the voices of the texts. A voice begins with "= id | seconds | talks | joins". Each cue is followed by its
 * lines, "English / 中文", separated by bars.
 */
function* generateVoices(): Iterable<Voice> {
  for (const text of voiceTexts) {
    const [head = "", ...rest] = text.trim().split("\n");
    const [id = "", seconds = "", talks = "", joins = ""] = head
      .replace(/^= /, "")
      .split("|")
      .map((cell) => cell.trim());
    const [fromSeconds = 0, toSeconds = 0] = seconds.split("-").map(Number);
    const lines: Record<string, { en: string; zh: string }[]> = {};
    for (const line of rest) {
      const at = line.indexOf(" ");
      if (line.trim() !== "")
        lines[line.slice(0, at)] = line
          .slice(at + 1)
          .split(" | ")
          .map(parseLocalized);
    }
    const awake = findCastProfile(id)?.awake ?? { from: 8, to: 23 };
    yield { id, fromSeconds, toSeconds, awake, talks: Number(talks), joins: Number(joins), lines };
  }
}
export default { voice: generateVoices } satisfies Generators<typeof voices>;
