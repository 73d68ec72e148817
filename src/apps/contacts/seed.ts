/** The owner's contacts (the people of the world's cast, and two duplicates), and the calls of the last days. */
import { addDays, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import { cast, me, type Person } from "#world/cast.ts";
import { splitName, type Names } from "./names.ts";
import { prefs } from "./features/settings/prefs.ts";
import { contacts } from "./state.ts";
import { type Call } from "./features/calls/state.ts";
import { type Contact } from "./features/cards/state.ts";
import { type Voicemail } from "./features/voicemail/state.ts";

const callNames = ["mum", "dad", "grandma", "ruth", "plumber"];
const starred = ["mum", "mia", "max", "nora"];
const groups: Readonly<Record<string, readonly string[]>> = {
  group_family: ["mum", "dad", "mia", "leo", "grandma", "ruth", "finn"],
  group_work: ["katrin", "nora", "jonas", "priya", "tomas", "anna_weber", "diego"],
  group_climbing: ["max", "zoe", "lucas", "anna_webber", "gym"],
};

export const seed = contacts.seed(({ now, lang, offsetMin, say }) => {
  const localize = (b: { en: string; zh: string } | null): string => (b ? say(b.en, b.zh) : "");
  /** A shop has only a company name. A person whose name is a word, like "Mum", has no last name. */
  const namesOf = (p: Person): Names => {
    const name = localize(p.name);
    if (name === localize(p.company)) return { first: "", last: "" };
    return callNames.includes(p.id) ? { first: name, last: "" } : splitName(name);
  };
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
    ...namesOf(p),
    company: localize(p.company),
    title: localize(p.title),
    phones: p.phones.map((phone) => ({ ...phone })),
    emails: [...p.emails],
    address: localize(p.address),
    birthday: p.birthday,
    note: notes[p.id] ?? "",
    groups: Object.keys(groups).filter((g) => groups[g]!.includes(p.id)),
    sortKey: localize(p.sortKey),
    starred: starred.includes(p.id),
    ...more,
  });
  const person = (id: string): Person => cast.find((p) => p.id === id)!;
  const bare = { company: "", title: "", emails: [], address: "", birthday: null, note: "", groups: [] };
  const all: Contact[] = [
    contact(me),
    ...cast.map((p) => contact(p)),
    // Two duplicates: a person who is saved twice, and a shop that is also saved under another name.
    contact(person("tomas"), {
      ...bare,
      id: "contact_tomas_old",
      phones: [{ number: "+86 154 7741 0425", label: "mobile" }],
    }),
    contact(person("bikes"), {
      ...bare,
      id: "contact_bike_repair",
      first: say("Bike repair", "修自行车"),
      last: "",
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
  let k = 0;
  const voicemail = (
    daysAgo: number,
    hour: number,
    minute: number,
    number: string,
    seconds: number,
    heard: boolean,
    text: string,
  ): Voicemail => {
    k += 1;
    const at = Math.min(addDays(today, -daysAgo) + hour * hourMs + minute * minuteMs, now - k * minuteMs);
    return { id: `voice_s${k}`, number, at, durationMs: seconds * 1000, text, heard };
  };
  const voicemails: Voicemail[] = [
    voicemail(
      0,
      8,
      42,
      numberOf("courier", 1),
      19,
      false,
      say(
        "Swift Courier here. Your parcel needs a signature. We'll try again between five and seven this evening.",
        "您好，迅达快递。您的包裹需要签收，今晚五点到七点我们再送一次。",
      ),
    ),
    voicemail(
      2,
      15,
      12,
      "+86 154 0071 2208",
      24,
      false,
      say(
        "Hello, this is Paula from the language course. We moved the meeting to the library café. Call me if you can't come. Bye!",
        "你好，我是语言班的宝拉。聚会改到图书馆咖啡厅了，来不了就给我打个电话，再见！",
      ),
    ),
    voicemail(
      6,
      13,
      11,
      numberOf("grandma"),
      41,
      true,
      say(
        "It's your grandmother. I found the photo album with the red cover. You have to see it on Sunday. That's all. How do I stop this thing?",
        "我是奶奶。红封面的相册我找着了，周日你一定要看看。就这些。这个怎么挂呀？",
      ),
    ),
    voicemail(
      9,
      10,
      30,
      numberOf("dentist"),
      16,
      true,
      say(
        "Elm Street Dental. Please call us back about your check-up, 555-0170. Thank you.",
        "您好，榆树街牙科。关于您的例行检查，请回电 555-0170，谢谢。",
      ),
    ),
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
    spam: ["+86 154 0071 9934"],
    prefs: { ...prefs.start, sort: lang === "en" ? "first" : "last" },
    barred: [],
    barCode: "0000",
    fixed: { on: false, code: "1234", numbers: [numberOf("mum"), "555-0120"] },
    responses: [
      say("Can't talk now. What's up?", "现在不方便接听，有事请留言。"),
      say("I'll call you right back.", "我马上给你回电话。"),
      say("I'm in a meeting. I'll call you later.", "我在开会，稍后联系你。"),
      say("On my way.", "我在路上。"),
    ],
    speed: { 2: numberOf("mum"), 3: numberOf("mia") },
    tones: { contact_mum: "chime" },
    recorded: [],
    voicemails: Object.fromEntries(voicemails.map((m) => [m.id, m])),
    playing: null,
  };
});
