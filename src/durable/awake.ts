// How many phones are awake in this process. Each holds files open, and a server that may open no more falls, with all phones
// in it. So where there is a limit, one phone more is refused until another has gone to sleep.
import { Refusal } from "../env/answer.ts";
import { setting } from "./setting.ts";

/** The platform lets a phone's object go when nobody has called it for ten seconds. */
const awakeMs = 12_000;
/** When each was called last, the longest ago first. */
const calledAt = new Map<string, number>();

/** `most`: the setting AWAKE; where it is not set, the platform knows by itself how much it bears. */
export function mustHaveRoom(id: string, most: string | undefined, now: number = Date.now()): void {
  const limit = setting(most, 0, 1, 1_000_000);
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
