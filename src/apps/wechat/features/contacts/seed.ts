import type { SeedCtx } from "#os/seed-ctx.ts";
import { addDays, dayMs, hourMs, startOfDay } from "#state/civil.ts";
import { cast, me, type Person as CastMember } from "#world/cast.ts";
import { findCastProfile } from "#world/profiles.ts";
import { newFriend } from "./people-store.ts";
import { hashText } from "./queries.ts";
import type { Friend, Person, FriendRequest } from "./state.ts";

/** Friends for whom the owner set a remark, because their own names are unclear. */
const peopleWithRemark = [
  "mum",
  "dad",
  "mia",
  "leo",
  "ruth",
  "finn",
  "nora",
  "priya",
  "tomas",
  "anna_weber",
  "henrik",
  "okafor",
  "greta",
  "plumber",
  "alex_renner",
  "alex_petrov",
  "anna_webber",
  "dentist",
  "courier",
  "gym",
];
/**
 * Members of the cast who are not friends. One of them has sent a friend request. The others appear elsewhere in the
 * app.
 */
const strangers = ["chloe", "oskar", "vet", "olga"];
const tags: readonly (readonly [id: string, en: string, zh: string, members: readonly string[]])[] = [
  ["tag_s1", "Family", "家人", ["mum", "dad", "mia", "leo", "ruth", "finn"]],
  ["tag_s2", "Climbing", "岩友", ["max", "zoe", "lucas", "anna_webber", "gym"]],
  ["tag_s3", "Harbor", "海港同事", ["katrin", "nora", "jonas", "priya", "tomas", "anna_weber", "diego", "henrik"]],
  ["tag_s4", "Lumen", "流明", ["vera", "alex_petrov"]],
];
const flags: Readonly<Record<string, Partial<Friend>>> = {
  mum: { starred: true },
  max: { starred: true },
  mia: { starred: true },
  ben: { lost: true },
  diego: { hideTheirs: true },
  plumber: { chatOnly: true },
  alex_petrov: { hideMine: true },
  emil: { blocked: true },
};

export function contactsSeed({ now, offsetMin, say }: SeedCtx) {
  const today = startOfDay(now, offsetMin);
  const notes: Readonly<Record<string, string>> = {
    okafor: say("Flat 1. Rent is due on the 5th.", "1 室。每月 5 日交房租。"),
    alex_renner: say(
      "Old neighbour, now a carpenter. Not the Alex from Lumen.",
      "老街坊，做木工的那位，不是流明的陈力。",
    ),
    alex_petrov: say("Lumen, project lead", "流明公司项目负责人"),
    plumber: say("Fixed the boiler in January", "一月修过热水器"),
  };
  const personOf = (p: CastMember): Person => {
    const life = findCastProfile(p.id)!;
    const localize = (b: { en: string; zh: string }): string => say(b.en, b.zh);
    return {
      id: `person_${p.id}`,
      nick: localize(life.chat!.nick),
      wxid: life.chat!.id,
      phone: p.phones[0]?.number ?? "",
      gender: life.gender ?? "",
      region: localize(life.region),
      about: localize(life.chat!.signature),
      pat: localize(life.pat),
      sortKey: localize(p.sortKey),
      // A shop has no step count.
      ...(life.gender === null ? {} : { steps: life.steps }),
    };
  };
  const has = (p: CastMember): boolean => findCastProfile(p.id)?.chat != null;
  const friendOf = (p: CastMember): Friend =>
    newFriend(`person_${p.id}`, addDays(today, -(90 + (hashText(p.id) % 1900))), {
      remark: peopleWithRemark.includes(p.id) ? say(p.name.en, p.name.zh) : "",
      note: notes[p.id] ?? "",
      tags: tags.flatMap(([id, , , members]) => (members.includes(p.id) ? [id] : [])),
      ...flags[p.id],
    });
  const asks = (
    id: string,
    person: string,
    at: number,
    en: string,
    zh: string,
    more: Partial<FriendRequest>,
  ): FriendRequest => ({
    id,
    person: `person_${person}`,
    text: say(en, zh),
    at,
    mine: false,
    state: "new",
    answerAt: null,
    remark: "",
    chatOnly: false,
    ...more,
  });
  const requests = [
    asks(
      "request_s1",
      "chloe",
      now - 3 * hourMs,
      "It's Chloe from the market. I've got the photos of your dumplings!",
      "我是朴可，菜市场碰到的，给你拍的饺子照片出来了！",
      {},
    ),
    asks(
      "request_s2",
      "oskar",
      now - 20 * hourMs,
      "Oskar Lind from Lumen. Alex said to ask you about the grid.",
      "流明的欧凯，陈力让我找你问栅格的事。",
      {},
    ),
    asks("request_s3", "jonas", now - 40 * dayMs, "It's Jonas, from the desk by the window", "柯远，靠窗那个工位", {
      state: "accepted",
    }),
  ];
  const all = [me, ...cast].filter(has).map(personOf);
  const friends = cast.filter((p) => has(p) && !strangers.includes(p.id)).map(friendOf);
  return {
    people: Object.fromEntries(all.map((p) => [p.id, p])),
    friends: Object.fromEntries(friends.map((f) => [f.id, f])),
    tags: Object.fromEntries(tags.map(([id, en, zh]) => [id, { id, name: say(en, zh) }])),
    requests: Object.fromEntries(requests.map((r) => [r.id, r])),
  };
}
