// Limits how many phones are awake in this process. Each phone holds files open, and a server without free file handles
// crashes together with all its phones. With a limit set, a further phone is refused until another one sleeps.
import { Refusal } from "#env/answer.ts";
import { parseNumberSetting } from "./parse-setting.ts";

/** The platform evicts a phone's object after ten seconds without a call. */
const awakeMs = 12_000;
/** When each phone was last called; the oldest call comes first. */
const calledAt = new Map<string, number>();

/** `most`: the setting AWAKE. Without it there is no limit, and the platform limits itself. */
export function mustHaveRoom(id: string, most: string | undefined, now: number = Date.now()): void {
  const limit = parseNumberSetting(most, 0, 1, 1_000_000);
  if (limit === 0) return;
  for (const [each, at] of calledAt) {
    if (now - at < awakeMs) break;
    calledAt.delete(each);
  }
  if (!calledAt.has(id) && calledAt.size >= limit) {
    const [oldest = now] = calledAt.values();
    throw new Refusal(
      "busy",
      `${limit} phones are active on this server, as many as it allows; try again when one is idle.`,
      [],
      {
        after: Math.max(1, Math.ceil((oldest + awakeMs - now) / 1000)),
      },
    );
  }
  calledAt.delete(id);
  calledAt.set(id, now);
}
