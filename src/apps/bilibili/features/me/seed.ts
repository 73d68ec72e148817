import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs } from "#state/civil.ts";
import { hometown } from "#world/hometown.ts";
import { seedIds, videoId } from "../../seed-ids.ts";

const rate = 6_000_000;
export function meSeed({ now, lang, say }: SeedCtx) {
  const [complete, half] = seedIds(lang).downloads.map((n) => `${videoId(n)}_p1`) as [string, string];
  const megabyte = 1_000_000;
  return {
    profile: {
      name: say("robin draws maps", "苏然画地图"),
      sign: say("Slow pencils, fast feet.", "慢慢画，快快走。"),
      sex: "secret" as const,
      birthday: "1993-09-21",
      school: "",
      uid: "38402617",
      level: 5,
      face: null,
      ip: say(hometown.name.en, hometown.name.zh),
    },
    coins: 37,
    folders: Object.fromEntries(
      [
        { id: "folder_default", name: say("Default folder", "默认收藏夹"), about: "", private: false, days: 700 },
        { id: "folder_cooking", name: say("Tonight's dinner", "今晚吃什么"), about: "", private: false, days: 90 },
        {
          id: "folder_learning",
          name: say("To learn", "涨知识"),
          about: say("Twenty minutes a day", "每天二十分钟"),
          private: false,
          days: 60,
        },
        { id: "folder_cats", name: say("Cats, only cats", "云吸猫"), about: "", private: true, days: 20 },
      ].map(({ days, ...folder }) => [folder.id, { ...folder, at: now - days * dayMs }]),
    ),
    later: seedIds(lang).later.map((n, i) => ({ video: videoId(n), at: now - (i * 2 + 1) * dayMs })),
    downloads: {
      [complete]: {
        item: complete,
        quality: "720" as const,
        bytes: 86 * megabyte,
        done: 86 * megabyte,
        rate,
        since: null,
        paused: false,
        at: now - 11 * dayMs,
      },
      [half]: {
        item: half,
        quality: "1080" as const,
        bytes: 214 * megabyte,
        done: 71 * megabyte,
        rate,
        since: null,
        paused: true,
        at: now - 2 * dayMs,
      },
    },
  };
}
