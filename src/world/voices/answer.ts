/** What people answer in a chat, as a function of what was said, when, and in which turn of the talk: no chance in it. */
import { civilOf } from "../../state/civil.ts";
import { Rng } from "../../state/rng.ts";
import { cast } from "../cast.ts";
import type { Voice } from "./index.ts";
import { cueOf, type Kind } from "./cues.ts";

export interface Asked {
  /** What was written; of a picture, a file, a place: its title, or nothing. */
  readonly text: string;
  readonly kind: Kind;
  readonly lang: "en" | "zh";
  /** Counts what the owner has sent to this chat: another turn, another line. */
  readonly turn: number;
  /** Epoch, in ms, and minutes east of UTC. */
  readonly now: number;
  readonly offsetMin: number;
}
export interface Answer {
  readonly text: string;
  /** After how many seconds it comes. */
  readonly seconds: number;
}

/** Whose lines somebody answers with: the cast has its own, others those of a kind of people. */
export function voiceIdOf(person: string): string {
  if (cast.some(({ id }) => id === person)) return person;
  if (person.startsWith("acct_")) return "account";
  if (/^(merch|eat|biller|bank|place)_/.test(person)) return "shop";
  if (person.startsWith("driver")) return "driver";
  return `stranger${String(Rng.of("voice", person).int(1, 6))}`;
}

/** Null where they do not answer. */
export function answerOf(voice: Voice, person: string, asked: Asked): Answer | null {
  const cue = cueOf(asked.kind, asked.text);
  const r = Rng.of("answer", person, asked.turn, asked.text, asked.kind);
  if (cue === "any" && r.int(1, 100) > voice.talks) return null;
  const text = lineOf(voice, cue, asked);
  if (text === null) return null;
  return { text, seconds: r.int(voice.fromSeconds, voice.toSeconds) + asleepSeconds(voice, asked) };
}

/** Who has no line for the first answers as for the second. */
const near: Readonly<Record<string, string>> = {
  night: "bye",
  returned: "money",
  contact: "agree",
  link: "picture",
  file: "work",
  voice: "call",
  sticker: "joke",
  why: "yesno",
  who: "yesno",
  location: "where",
  taken: "thanks",
  transfer: "redpacket",
  love: "thanks",
  friend: "hi",
};

/** The lines of a cue are gone through in turn, from a place that the person has for it: none twice running. */
function lineOf(voice: Voice, cue: string, { lang, turn }: Asked): string | null {
  const lines = voice.lines[cue] ?? voice.lines[near[cue] ?? "any"] ?? voice.lines["any"] ?? [];
  if (lines.length === 0) return null;
  const first = Rng.of("first", voice.id, cue).int(0, lines.length - 1);
  return lines[(first + turn) % lines.length]![lang];
}

/** Who sleeps answers in the morning: seconds until then. */
function asleepSeconds({ awake }: Voice, { now, offsetMin }: Asked): number {
  const { hour, minute, second } = civilOf(now, offsetMin);
  const at = hour * 3600 + minute * 60 + second;
  const [from, to] = [awake.from * 3600, awake.to * 3600];
  const day = 86_400;
  const isAwake = to <= day ? at >= from && at < to : at >= from || at < to - day;
  if (isAwake) return 0;
  return (from - at + day) % day;
}

/** Latin names as whole words: "max" is not in "maximum". Chinese ones have no bounds. */
function isIn(words: string, name: string): boolean {
  if (name === "") return false;
  const at = words.indexOf(name);
  if (at < 0 || !/^[a-z]/.test(name)) return at >= 0;
  const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[a-z0-9]/.test(letter);
  return !isLetter(words[at - 1]) && !isLetter(words[at + name.length]);
}

export interface Member {
  /** Person. */
  readonly id: string;
  /** What they are called in this group: names, nick, alias. */
  readonly names: readonly string[];
  readonly voice: Voice;
}
/**
 * Who answers in a group, in which order: whoever was named (with or without @), all for "@all"; without a name those who
 * like to join in, at most two.
 */
export function groupAnswers(
  members: readonly Member[],
  asked: Asked,
): readonly (Answer & { readonly from: string })[] {
  const words = asked.text.toLowerCase();
  const everybody = /@(all|everyone|所有人)/.test(words);
  const named = members.filter(({ names }) => names.some((name) => isIn(words, name.toLowerCase())));
  const r = Rng.of("group", asked.turn, asked.text, asked.kind);
  const joining = members.filter(({ voice }) => r.int(1, 100) <= voice.joins).slice(0, 2);
  const who = everybody ? members : named.length > 0 ? named : joining;
  return who
    .flatMap(({ id, voice }) => {
      const talkative = everybody || named.length > 0 ? { ...voice, talks: 100 } : voice;
      const answer = answerOf(talkative, id, asked);
      return answer ? [{ ...answer, from: id }] : [];
    })
    .toSorted((a, b) => a.seconds - b.seconds || (a.from < b.from ? -1 : 1));
}
