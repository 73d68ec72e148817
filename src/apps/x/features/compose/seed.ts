import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import type { Draft } from "./state.ts";

export function composeSeed({ now, say }: SeedCtx) {
  const plain = { poll: null, mayReply: "everyone", community: null, replyTo: null, quoted: null } as const;
  const drafts: readonly Draft[] = [
    {
      ...plain,
      id: "draft_legend",
      parts: [{ text: say("Every map legend is a small apology for", "每张地图的图例，都是在为"), pictures: [] }],
      at: now - 6 * dayMs,
      sendAt: null,
    },
    {
      ...plain,
      id: "draft_walk",
      parts: [
        {
          text: say(
            "Sunday map walk: ten of us, one paper map, no phones. Meet at the fountain at ten.",
            "周日地图散步：十个人、一张纸地图、不看手机。十点喷泉边见。",
          ),
          pictures: [],
        },
      ],
      at: now - 20 * hourMs,
      sendAt: now + 23 * hourMs,
    },
  ];
  return { drafts: Object.fromEntries(drafts.map((draft) => [draft.id, draft])), coming: {}, latest: null };
}
