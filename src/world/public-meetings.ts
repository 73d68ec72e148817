/**
 * Weekly public meetings that anybody with the number can join: talks, courses, house meetings. They are not stored in
 * any phone's data. If a phone has its own meeting with the same number, the phone joins its own meeting instead.
 */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "./cast.ts";

export interface PublicMeeting {
  /** Nine digits. */
  readonly number: string;
  readonly topic: LocalizedText;
  /** The id of a person of the cast. */
  readonly host: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Minute of the day in the meeting's time zone. */
  readonly at: number;
  readonly minutes: number;
  /** Empty when the meeting needs no password. */
  readonly password: string;
  /** The number of participants without the host. */
  readonly guests: number;
  /** Whether participants wait until the host admits them. */
  readonly waiting: boolean;
  /** Minutes after the start at which the meeting locks. Null when it stays open. */
  readonly locksAfter: number | null;
}
const meeting = (
  number: string,
  en: string,
  zh: string,
  host: string,
  [weekday, hour, minute]: readonly [number, number, number],
  minutes: number,
  guests: number,
  more: Partial<Pick<PublicMeeting, "password" | "waiting" | "locksAfter">> = {},
): PublicMeeting => ({
  number,
  topic: { en, zh },
  host,
  weekday,
  at: hour * 60 + minute,
  minutes,
  password: "",
  guests,
  waiting: false,
  locksAfter: null,
  ...more,
});
export const publicMeetings: readonly PublicMeeting[] = [
  meeting("318604275", "Reading evening", "读书夜谈", "sofia", [3, 19, 30], 60, 18),
  meeting("527118940", "Library volunteers", "图书馆志愿者例会", "sofia", [1, 18, 0], 45, 9, { password: "2604" }),
  meeting("640293517", "Rope techniques, online", "绳索技术线上课", "gym", [2, 20, 0], 60, 32, { password: "7731" }),
  meeting("205871366", "Route setters' talk", "定线员分享会", "gym", [5, 19, 0], 45, 45),
  meeting("481926003", "House meeting, Maple Court", "枫林苑业主会", "okafor", [4, 19, 30], 50, 14, { waiting: true }),
  meeting("739402158", "Courtyard garden plan", "庭院种植计划", "greta", [6, 10, 0], 40, 7),
  meeting("862057491", "Lumen supplier briefing", "流明供应商说明会", "vera", [2, 14, 0], 45, 26, { password: "4815" }),
  meeting("153947628", "Lumen project status", "流明项目进度会", "alex_petrov", [1, 16, 30], 40, 12, { waiting: true }),
  meeting("907362514", "Puppy school, questions", "幼犬课堂答疑", "vet", [0, 11, 0], 30, 21),
  meeting("264815039", "Caring for old cats", "老年猫照护讲座", "vet", [4, 18, 30], 45, 38, { locksAfter: 15 }),
  meeting("596740821", "Bicycle repair hour", "自行车维修小课", "bikes", [6, 15, 0], 60, 16),
  meeting("371508692", "Brushing well: a short course", "正确刷牙小课堂", "dentist", [3, 12, 30], 20, 24, {
    locksAfter: 5,
  }),
  meeting("814236957", "Dumplings step by step", "跟着做饺子", "lotus", [0, 16, 0], 75, 40, { password: "1986" }),
  meeting("432790165", "Film talk: quiet comedies", "电影漫谈：安静的喜剧", "zoe", [5, 21, 0], 60, 11),
  meeting("690153284", "Language exchange", "语言交换", "yuki", [2, 19, 0], 60, 13, { password: "3050" }),
  meeting("128467039", "Running plan for spring", "春季跑步计划", "lucas", [1, 20, 30], 40, 19),
];
export const findPublicMeeting = (number: string): PublicMeeting | null =>
  publicMeetings.find((gathering) => gathering.number === number) ?? null;

const givenNames: readonly LocalizedText[] = [
  ["Ada", "小雨"],
  ["Bruno", "志远"],
  ["Carla", "思琪"],
  ["Dora", "若曦"],
  ["Elio", "子涵"],
  ["Fenja", "雨桐"],
  ["Gil", "建国"],
  ["Hedda", "晓彤"],
  ["Ines", "佳怡"],
  ["Jule", "梦洁"],
  ["Kuno", "浩然"],
  ["Lotte", "静怡"],
  ["Milo", "俊杰"],
  ["Nele", "欣妍"],
  ["Otis", "海涛"],
  ["Pia", "诗涵"],
  ["Quinn", "文博"],
  ["Runa", "雪莹"],
  ["Silas", "天宇"],
  ["Tilda", "婉清"],
  ["Udo", "立诚"],
  ["Veit", "明轩"],
  ["Wilma", "玉兰"],
  ["Xenia", "可欣"],
].map(([en, zh]) => ({ en: en!, zh: zh! }));
const familyNames: readonly LocalizedText[] = [
  ["Ahlers", "贺"],
  ["Bosk", "柏"],
  ["Corven", "康"],
  ["Delmar", "戴"],
  ["Ebner", "尹"],
  ["Fjord", "傅"],
  ["Grell", "古"],
  ["Haldane", "韩"],
  ["Ivers", "易"],
  ["Jensk", "简"],
  ["Kestrel", "柯"],
  ["Lund", "伦"],
  ["Marlow", "梅"],
  ["Norr", "倪"],
  ["Ostrow", "欧"],
  ["Pell", "裴"],
  ["Quist", "邱"],
  ["Rask", "饶"],
  ["Stroud", "舒"],
  ["Tarn", "汤"],
].map(([en, zh]) => ({ en: en!, zh: zh! }));
export const maxGuests = givenNames.length * familyNames.length;
/** Returns the name of the stranger with this number. No two strangers share a name. */
export function guestName(n: number): LocalizedText {
  const i = ((n % maxGuests) + maxGuests) % maxGuests;
  const given = givenNames[i % givenNames.length]!;
  const family = familyNames[((i % givenNames.length) + Math.floor(i / givenNames.length)) % familyNames.length]!;
  return { en: `${given.en} ${family.en}`, zh: `${family.zh}${given.zh}` };
}
/** Returns the numbers of the strangers in a meeting. The same seed always gives the same numbers. */
export const pickGuests = (seed: string, many: number): readonly number[] =>
  Rng.of(seed, "guests").sample(
    Array.from({ length: maxGuests }, (_, n) => n),
    Math.min(many, maxGuests),
  );
