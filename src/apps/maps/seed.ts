/** The map data of a new phone: home and work, lists, searches, visits. */
import { dayMs, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import { prefs } from "./features/account/prefs.ts";
import type { Visit } from "./features/account/state.ts";
import type { Item, List } from "./features/lists/state.ts";
import { here } from "./ids.ts";
import { maps } from "./state.ts";

/** The owner's visits in the last weeks: place, number of days before today, time of arrival, time of departure. */
const visits: readonly (readonly [place: string, daysAgo: number, from: string, to: string])[] = [
  ["harbor", 1, "9:04", "18:12"],
  ["twoovens", 1, "8:31", "8:40"],
  ["market", 2, "9:50", "10:35"],
  ["tilia", 2, "12:20", "13:15"],
  ["gym", 4, "19:02", "20:55"],
  ["harbor", 4, "8:58", "18:20"],
  ["parents", 5, "15:10", "19:40"],
  ["dentist", 22, "17:00", "17:45"],
  ["orpheum", 9, "20:05", "22:30"],
];
export const seed = maps.seed(({ now, offsetMin, say }) => {
  const today = startOfDay(now, offsetMin);
  const at = (daysAgo: number, clock: string): number => {
    const [hour, minute] = clock.split(":").map(Number) as [number, number];
    return today - daysAgo * dayMs + hour * hourMs + minute * minuteMs;
  };
  const item = (place: string, daysAgo: number, note = ""): Item => ({
    target: `place_${place}`,
    note,
    at: at(daysAgo, "12:00"),
  });
  const list = (id: string, name: string, more: Partial<List>): List => ({
    id: `list_s_${id}`,
    name,
    sign: "plan",
    about: "",
    shared: false,
    own: false,
    onMap: true,
    at: at(90, "12:00"),
    items: [],
    ...more,
  });
  const lists = [
    list("favourites", say("Favourites", "收藏"), {
      sign: "favourite",
      own: true,
      items: [
        item("tilia", 40),
        item("gym", 120),
        item("twoovens", 160, say("Rye bread, go before nine", "黑麦面包，九点前去")),
      ],
    }),
    list("wanted", say("Want to go", "想去"), {
      sign: "wanted",
      own: true,
      items: [
        item("musicschool", 12),
        item("lotus", 20, say("Book ahead for groups of five or more", "四人以上要订位")),
      ],
    }),
    list("starred", say("Starred places", "已加星标的地点"), {
      sign: "star",
      own: true,
      items: [item("library", 200)],
    }),
    list("errands", say("Errands", "办事"), {
      about: say("Parcels, bike repairs, paperwork", "取件、修车、办证都在这"),
      at: at(30, "10:00"),
      items: [
        item("depot", 9),
        item("bikes", 11, say("Ask for the spare key", "记得要备用钥匙")),
        item("townhall", 25),
      ],
    }),
  ];
  const visit = ([place, daysAgo, from, to]: (typeof visits)[number]): Visit => ({
    target: `place_${place}`,
    at: at(daysAgo, from),
    until: at(daysAgo, to),
  });
  const place = (id: string, daysAgo: number, clock: string) =>
    ({ kind: "place", target: `place_${id}`, label: "", at: at(daysAgo, clock) }) as const;
  const words = (q: string, daysAgo: number, clock: string) => ({ kind: "words", q, at: at(daysAgo, clock) }) as const;
  return {
    recents: [
      place("lotus", 1, "18:40"),
      words(say("pharmacy", "药房"), 2, "21:10"),
      place("station", 3, "8:15"),
      words(say("hotpot", "火锅"), 6, "17:30"),
      place("townhall", 25, "9:00"),
    ],
    layers: { base: "default", traffic: false, transit: false, cycling: false },
    labels: { place_depot: say("Parcels", "取快递") },
    home: "place_home",
    work: "place_harbor",
    lists: Object.fromEntries(lists.map((one) => [one.id, one])),
    plan: { stops: [here, null], mode: "drive", when: { kind: "now" }, chosen: 0, avoid: [] },
    trip: null,
    reviews: {
      place_tilia: {
        place: "place_tilia",
        stars: 5,
        text: say("Good soup, shady seats, no rush.", "有汤喝，有树荫，没人催。"),
        photos: [],
        at: at(40, "14:05"),
        editedAt: null,
      },
      place_orpheum: {
        place: "place_orpheum",
        stars: 3,
        text: say("Good films. The seats squeak during the sad parts.", "片子不错，就是椅子一到伤感处就响。"),
        photos: [],
        at: at(8, "9:20"),
        editedAt: null,
      },
    },
    edits: {},
    areas: {},
    shares: {},
    prefs: { ...prefs.start },
    visits: visits.map(visit).toSorted((a, b) => b.at - a.at),
  };
});
