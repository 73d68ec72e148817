import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs } from "#state/civil.ts";
import { hometown } from "#world/hometown.ts";

export const meSeed = ({ now, say }: SeedCtx) => ({
  profile: {
    name: say("robin draws things", "苏然在画画"),
    nameChanges: [now - 140 * dayMs],
    number: "robinashby21",
    numberChanged: false,
    bio: say("Product designer. Maps, plants, slow weekends.", "产品设计师｜地图、植物和慢周末"),
    sex: "hidden" as const,
    birthday: "1993-09-21",
    region: say(hometown.name.en, hometown.name.zh),
    ip: say(hometown.name.en, hometown.name.zh),
    work: say("Product designer", "产品设计师"),
    school: "",
    face: null,
    cover: null,
  },
  albums: Object.fromEntries(
    [
      { id: "album_kitchen", name: say("To cook", "想做的菜"), about: "", private: false, days: 90 },
      {
        id: "album_trips",
        name: say("Weekend trips", "周末出行"),
        about: say("Two hours by train at most", "高铁两小时以内"),
        private: false,
        days: 60,
      },
      { id: "album_gifts", name: say("Gift ideas", "礼物灵感"), about: "", private: true, days: 20 },
    ].map(({ days, ...album }) => [album.id, { ...album, at: now - days * dayMs }]),
  ),
});
