import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayKey } from "#state/civil.ts";

export const stepsSeed = ({ now, offsetMin }: SeedCtx) => ({
  stepLikes: { [dayKey(now, offsetMin)]: ["person_mum"] },
  steps: { joined: true, hiddenFrom: ["person_katrin"], ignored: [], cover: "landscape_08", goal: 8000 },
});
