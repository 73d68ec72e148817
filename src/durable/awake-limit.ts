// Limits the number of phones that are awake in this process. Each phone keeps files open, and a server without free
// file handles crashes together with all its phones. At the limit, the server refuses to wake a further phone until the
// platform has evicted another phone.
import { Refusal } from "#env/answer.ts";
import { parseNumberSetting } from "./parse-setting.ts";

/**
 * How long a phone counts as awake after a call, in milliseconds. The platform evicts a phone's object after ten
 * seconds without a call.
 */
const awakeMs = 12_000;
/** The time of the last call of each phone, oldest first. */
const calledAt = new Map<string, number>();

/**
 * Refuses if the phone with this id may not wake. `most`: the setting AWAKE. Without the setting this code has no
 * limit, because the platform has its own limit.
 */
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
      `${limit} phones are active on this server, which is its limit; try again when one is idle.`,
      [],
      {
        after: Math.max(1, Math.ceil((oldest + awakeMs - now) / 1000)),
      },
    );
  }
  calledAt.delete(id);
  calledAt.set(id, now);
}
