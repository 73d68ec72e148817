import type { SeedCtx } from "#os/seed-ctx.ts";
import { addDays, hourMs, startOfDay } from "#state/civil.ts";
import type { Group, JoinRequest } from "./state.ts";

const ids = (names: string): string[] => names.split(" ").map((n) => `person_${n}`);
export function groupsSeed({ now, offsetMin, say }: SeedCtx) {
  const at = (days: number, hour: number): number =>
    Math.min(now - hourMs, addDays(startOfDay(now, offsetMin), -days) + hour * hourMs);
  const group = (id: string, en: string, zh: string, members: string, more: Partial<Group> = {}): Group => ({
    id,
    name: say(en, zh),
    members: ids(members),
    head: ids(members)[0]!,
    managers: [],
    notice: null,
    alias: "",
    showNames: true,
    saved: false,
    approval: false,
    ...more,
  });
  const groups = [
    group("group_family", "Orchard Lane", "苏家小院", "mum dad me mia leo ruth finn", { saved: true }),
    group(
      "group_studio",
      "Harbor design & build",
      "海港设计与开发",
      "katrin me nora jonas priya tomas diego anna_weber",
      {
        saved: true,
        alias: say("Robin (design)", "苏然-设计"),
        notice: {
          text: say(
            "Stand-up at 9:45 in room 2. Post here before noon if you're working from home.",
            "每天 9:45 在 2 号会议室站会。居家办公请中午前在群里说一声。",
          ),
          by: "person_katrin",
          at: at(12, 10),
        },
      },
    ),
    group("group_wall", "Thursday Wall", "周四爬墙", "me max zoe lucas anna_webber", {
      saved: true,
      approval: true,
      managers: ["person_max"],
      notice: {
        text: say(
          "Thursdays 19:00, Summit. If you can't make it, say so by five. Chalk is shared, shoes aren't.",
          "每周四 19:00 峰顶见，来不了的五点前说一声。粉可以共用，鞋不行。",
        ),
        by: "person_me",
        at: at(20, 21),
      },
    }),
    group("group_maple", "Maple Court 22", "枫林苑 22 号", "okafor greta me emil courier plumber", {}),
    group("group_gift", "Mum's birthday (shh)", "老妈生日（保密）", "me mia leo dad ruth", {}),
    group("group_lumen", "Lumen rollout", "流明上线", "priya me katrin alex_petrov vera nora", { saved: false }),
  ];
  const joins: JoinRequest[] = [
    {
      id: "join_s1",
      group: "group_wall",
      person: "person_yuki",
      by: "person_max",
      at: at(0, 8),
      text: say("Max says beginners are welcome", "马骁说新手也可以来"),
    },
    {
      id: "join_s2",
      group: "group_wall",
      person: "person_chloe",
      by: "person_lucas",
      at: at(1, 20),
      text: say("I'd like to take photos at the wall", "想来拍大家爬墙"),
    },
  ];
  return {
    groups: Object.fromEntries(groups.map((g) => [g.id, g])),
    joins: Object.fromEntries(joins.map((j) => [j.id, j])),
  };
}
