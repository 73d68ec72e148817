/** The owner's address book: the world's cast, with two entries that are double, and the calls of the last days. */
import { addDays, hourMs, minuteMs, startOfDay } from "../../state/civil.ts";
import { cast, me, type Person } from "../../world/cast.ts";
import { contacts, type Call, type Contact } from "./state.ts";

const starred = ["mum", "mia", "max", "nora"];
const groups: Readonly<Record<string, readonly string[]>> = {
  group_family: ["mum", "dad", "mia", "leo", "grandma", "ruth", "finn"],
  group_work: ["katrin", "nora", "jonas", "priya", "tomas", "anna_weber", "diego"],
  group_climbing: ["max", "zoe", "lucas", "anna_webber", "gym"],
};

export const seed = contacts.seed(({ now, lang, offsetMin, say }) => {
  const told = (b: { en: string; zh: string } | null): string => (b ? say(b.en, b.zh) : "");
  const notes: Readonly<Record<string, string>> = {
    ruth: say("Allergic to peanuts", "对花生过敏"),
    okafor: say("Rent is due on the 5th", "每月 5 日交房租"),
    dentist: say("Check-up every six months", "每半年检查一次"),
    courier: say("Pick-up before 16:00", "16:00 前可取件"),
    greta: say("Has the spare key", "有备用钥匙"),
    vet: say("The other number is for emergencies", "另一个号码用于急诊"),
  };
  const contact = (p: Person, more: Partial<Contact> = {}): Contact => ({
    id: `contact_${p.id}`,
    name: told(p.name),
    company: told(p.company),
    title: told(p.title),
    phones: p.phones.map((phone) => ({ ...phone })),
    emails: [...p.emails],
    address: told(p.address),
    birthday: p.birthday,
    note: notes[p.id] ?? "",
    groups: Object.keys(groups).filter((g) => groups[g]!.includes(p.id)),
    sortKey: told(p.sortKey),
    starred: starred.includes(p.id),
    ...more,
  });
  const person = (id: string): Person => cast.find((p) => p.id === id)!;
  const bare = { company: "", title: "", emails: [], address: "", birthday: null, note: "", groups: [] };
  const all: Contact[] = [
    contact(me),
    ...cast.map((p) => contact(p)),
    // The same person saved twice, and the same shop under another name.
    contact(person("tomas"), {
      ...bare,
      id: "contact_tomas_old",
      phones: [{ number: "+86 154 7741 0425", label: "mobile" }],
    }),
    contact(person("bikes"), {
      ...bare,
      id: "contact_bike_repair",
      name: say("Bike repair", "修自行车"),
      sortKey: say("Bike repair", "xiu zi xing che"),
      phones: [{ number: "5550171", label: "other" }],
      note: say("Opens at 10", "十点开门"),
    }),
  ];

  const today = startOfDay(now, offsetMin);
  const numberOf = (id: string, i = 0): string => person(id).phones[i]!.number;
  let n = 0;
  const call = (
    daysAgo: number,
    hour: number,
    minute: number,
    kind: Call["kind"],
    number: string,
    seconds = 0,
  ): Call => {
    n += 1;
    const at = addDays(today, -daysAgo) + hour * hourMs + minute * minuteMs;
    return { id: `call_s${n}`, number, kind, at: Math.min(at, now - n * minuteMs), durationMs: seconds * 1000 };
  };
  const calls: Call[] = [
    call(0, 8, 41, "missed", numberOf("courier", 1)),
    call(0, 8, 12, "incoming", numberOf("mum"), 274),
    call(0, 7, 50, "outgoing", numberOf("nora"), 96),
    call(1, 20, 33, "outgoing", numberOf("mia"), 1325),
    call(1, 18, 5, "missed", numberOf("alex_renner")),
    call(1, 18, 3, "missed", numberOf("alex_renner")),
    call(1, 11, 20, "incoming", "+86 154 0071 9934", 18),
    call(2, 19, 47, "outgoing", numberOf("lotus"), 63),
    call(2, 15, 10, "missed", "+86 154 0071 2208"),
    call(2, 9, 5, "outgoing", numberOf("dentist"), 141),
    call(3, 17, 30, "incoming", numberOf("katrin"), 388),
    call(3, 12, 15, "declined", "555-0199"),
    call(4, 21, 2, "incoming", numberOf("max"), 702),
    call(4, 10, 44, "outgoing", numberOf("bikes")),
    call(5, 16, 28, "blocked", "555-0193"),
    call(6, 13, 9, "missed", numberOf("grandma")),
    call(6, 13, 25, "outgoing", numberOf("grandma"), 910),
    call(8, 9, 31, "incoming", numberOf("vera", 1), 455),
    call(9, 18, 54, "outgoing", numberOf("okafor"), 77),
    call(12, 20, 16, "incoming", numberOf("leo"), 534),
  ];
  return {
    contacts: Object.fromEntries(all.map((c) => [c.id, c])),
    me: "contact_me",
    groups: {
      group_family: { id: "group_family", name: say("Family", "家人") },
      group_work: { id: "group_work", name: say("Work", "工作") },
      group_climbing: { id: "group_climbing", name: say("Climbing", "攀岩") },
    },
    groupOrder: ["group_family", "group_work", "group_climbing"],
    calls: Object.fromEntries(calls.map((c) => [c.id, c])),
    talk: null,
    blocked: ["555-0193"],
    sort: lang === "en" ? "first" : "last",
    defaultLabel: "mobile",
    onlyWithNumbers: false,
  };
});
