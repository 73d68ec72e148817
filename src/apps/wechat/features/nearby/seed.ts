import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs, hourMs } from "#state/civil.ts";

export const nearbySeed = ({ now, say }: SeedCtx) => ({
  nearbySince: now - 2 * hourMs,
  greeted: {
    folk_12: {
      id: "folk_12",
      text: say("Hi! Was that your dog in the courtyard?", "你好！院子里那只狗是你家的吗？"),
      at: now - 2 * dayMs,
      answer: { text: say("Yes! His name is Biscuit.", "是呀！它叫饼干。"), at: now - 2 * dayMs + hourMs },
      due: null,
    },
    folk_25: { id: "folk_25", text: say("Hello there", "你好"), at: now - hourMs, answer: null, due: now + 7 * hourMs },
  },
  greetingsSeenAt: now - dayMs,
  nearbyBlocked: [],
});
