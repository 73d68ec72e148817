import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs } from "#state/civil.ts";
import type { Favourite } from "./state.ts";

export function favouritesSeed({ now, say }: SeedCtx) {
  let n = 0;
  const one = (daysAgo: number, from: string, body: Favourite["body"], tags: string[] = [], note = ""): Favourite => {
    n += 1;
    return { id: `fav_s${n}`, at: now - daysAgo * dayMs - n * 600_000, from: `person_${from}`, body, tags, note };
  };
  const [cook, climb, work] = [say("Recipes", "菜谱"), say("Climbing", "攀岩"), say("Work", "工作")];
  const all = [
    one(
      0.6,
      "ruth",
      { kind: "picture", file: null, scene: "note_03" },
      [cook],
      say("Aunt Ruth's soup", "姨妈的番茄汤"),
    ),
    one(
      2,
      "nora",
      {
        kind: "text",
        text: say(
          "Release checklist: copy frozen on Tuesday, build on Wednesday, cake on Friday.",
          "发布清单：周二文案冻结，周三出包，周五吃蛋糕。",
        ),
      },
      [work],
    ),
    one(
      4,
      "me",
      {
        kind: "text",
        text: say(
          "Locker code at the gym: ask at the desk, it changes every month.",
          "岩馆储物柜密码：问前台，每月都换。",
        ),
      },
      [climb],
    ),
    one(
      6,
      "max",
      {
        kind: "place",
        place: "place_gym",
        name: say("Summit Climbing Gym", "峰顶攀岩馆"),
        address: say("Ropewalk 52", "绳厂街 52 号"),
      },
      [climb],
    ),
    one(9, "sofia", {
      kind: "link",
      url: "https://www.city-library.example/garden",
      title: say("The roof garden opens", "屋顶花园开放"),
      note: say("City Library", "市立图书馆"),
    }),
    one(13, "mum", {
      kind: "voice",
      seconds: 24,
      words: say("The key is under the blue pot, not the green one.", "钥匙在蓝花盆下面，不是绿的那个。"),
      heard: true,
    }),
    one(17, "yuki", { kind: "picture", file: null, scene: "animal_04" }),
    one(22, "priya", { kind: "file", file: null, name: say("Interview notes.pdf", "访谈记录.pdf"), bytes: 482_000 }, [
      work,
    ]),
    one(31, "me", {
      kind: "text",
      text: say(
        "Gifts: seeds for Mum, screws for Dad, a plant Mia can't kill.",
        "礼物：妈妈要种子，爸爸缺螺丝，米娅想要养不死的植物。",
      ),
    }),
    one(
      44,
      "katrin",
      {
        kind: "record",
        title: say("Chat about the spring launch", "春季发布的聊天记录"),
        lines: [
          { who: "Katrin", kind: "text", text: say("We launch on the ninth.", "九号上线。") },
          { who: "Priya", kind: "text", text: say("Then I need the copy by the second.", "那文案二号前给。") },
        ],
      },
      [work],
    ),
    one(70, "lucas", { kind: "picture", file: null, scene: "map_03" }, [climb], say("Way to the rock", "去岩壁的路")),
  ];
  return { favourites: Object.fromEntries(all.map((f) => [f.id, f])) };
}
