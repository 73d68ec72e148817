/**
 * Creates people's answers in a chat, as a function of the message, the time and the turn. The same input always gives
 * the same answer.
 */
import { civilOf } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";
import { cast } from "../cast.ts";
import type { Voice } from "./index.ts";
import { findCue, type MessageKind } from "./cues.ts";

export interface IncomingMessage {
  /** The text of the message. For a picture, a file or a place, this is its title, or "" if it has none. */
  readonly text: string;
  readonly kind: MessageKind;
  readonly lang: "en" | "zh";
  /** The number of the owner's messages in this chat. Each turn gets a different line. */
  readonly turn: number;
  /** The time in epoch milliseconds, and the time zone in minutes east of UTC. */
  readonly now: number;
  readonly offsetMin: number;
}
export interface Answer {
  readonly text: string;
  /** Seconds until the answer arrives. */
  readonly seconds: number;
}

/**
 * Returns the id of the voice of a person. Each person of the cast has a separate voice. Other people share the voice
 * of a kind of people.
 */
export function getVoiceId(person: string): string {
  if (cast.some(({ id }) => id === person)) return person;
  if (person.startsWith("acct_")) return "account";
  if (/^(merch|eat|biller|bank|place)_/.test(person)) return "shop";
  if (person.startsWith("driver")) return "driver";
  return `stranger${String(Rng.of("voice", person).int(1, 6))}`;
}

/** Returns null when the person does not answer. */
export function createAnswer(voice: Voice, person: string, incoming: IncomingMessage): Answer | null {
  const cue = findCue(incoming.kind, incoming.text);
  const r = Rng.of("answer", person, incoming.turn, incoming.text, incoming.kind);
  if (cue === "any" && r.int(1, 100) > voice.talks) return null;
  const text = pickLine(voice, cue, incoming);
  if (text === null) return null;
  return { text, seconds: r.int(voice.fromSeconds, voice.toSeconds) + secondsUntilAwake(voice, incoming) };
}

/**
 * Returns the answer to the last message of a chat, or null if that message is not the owner's. `messages` are all
 * messages of the chat, the oldest first. `talks` is how often the person answers, in percent. `kindOf` returns null for
 * a message that nobody answers.
 */
export function answerChat<Body>(
  voice: Voice | null,
  person: string,
  messages: readonly { readonly mine: boolean; readonly at: number; readonly body: Body }[],
  talks: number,
  kindOf: (body: Body) => MessageKind | null,
  { lang, offsetMin }: { readonly lang: string; readonly offsetMin: number },
): Answer | null {
  const asked = messages.at(-1);
  const kind = asked?.mine === true ? kindOf(asked.body) : null;
  if (!voice || !asked || kind === null) return null;
  return createAnswer({ ...voice, talks }, person, {
    text: kind === "text" ? String((asked.body as { readonly text?: string }).text ?? "") : "",
    kind,
    lang: lang === "en" ? "en" : "zh",
    turn: messages.filter(({ mine }) => mine).length,
    now: asked.at,
    offsetMin,
  });
}

/** Maps a cue to the cue whose lines are used when a voice has no lines for the first one. */
const cueFallbacks: Readonly<Record<string, string>> = {
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

/**
 * Picks a line of a cue. The lines are used in turn, from a start that depends on the person, so that no line is used
 * twice in a row.
 */
function pickLine(voice: Voice, cue: string, { lang, turn }: IncomingMessage): string | null {
  const lines = voice.lines[cue] ?? voice.lines[cueFallbacks[cue] ?? "any"] ?? voice.lines["any"] ?? [];
  if (lines.length === 0) return null;
  const first = Rng.of("first", voice.id, cue).int(0, lines.length - 1);
  return lines[(first + turn) % lines.length]![lang];
}

/** Seconds until the person wakes up. The person answers a night message in the morning. */
function secondsUntilAwake({ awake }: Voice, { now, offsetMin }: IncomingMessage): number {
  const { hour, minute, second } = civilOf(now, offsetMin);
  const at = hour * 3600 + minute * 60 + second;
  const [from, to] = [awake.from * 3600, awake.to * 3600];
  const day = 86_400;
  const isAwake = to <= day ? at >= from && at < to : at >= from || at < to - day;
  if (isAwake) return 0;
  return (from - at + day) % day;
}

/**
 * Whether a text contains a name. Latin names match whole words only: "max" is not in "maximum". Chinese names match
 * anywhere.
 */
function containsName(words: string, name: string): boolean {
  if (name === "") return false;
  const at = words.indexOf(name);
  if (at < 0 || !/^[a-z]/.test(name)) return at >= 0;
  const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[a-z0-9]/.test(letter);
  return !isLetter(words[at - 1]) && !isLetter(words[at + name.length]);
}

export interface GroupMember {
  /** The person's id. */
  readonly id: string;
  /** Names of the member in this group: name, nickname, alias. */
  readonly names: readonly string[];
  readonly voice: Voice;
}
/**
 * Returns the answers in a group, in order of time. Everybody whose name occurs (with or without @) answers, and
 * everybody answers "@all". At most two members answer a message that names nobody.
 */
export function groupAnswers(
  members: readonly GroupMember[],
  incoming: IncomingMessage,
): readonly (Answer & { readonly from: string })[] {
  const words = incoming.text.toLowerCase();
  const everybody = /@(all|everyone|所有人)/.test(words);
  const named = members.filter(({ names }) => names.some((name) => containsName(words, name.toLowerCase())));
  const r = Rng.of("group", incoming.turn, incoming.text, incoming.kind);
  const joining = members.filter(({ voice }) => r.int(1, 100) <= voice.joins).slice(0, 2);
  const answering = everybody ? members : named.length > 0 ? named : joining;
  return answering
    .flatMap(({ id, voice }) => {
      const talkative = everybody || named.length > 0 ? { ...voice, talks: 100 } : voice;
      const answer = createAnswer(talkative, id, incoming);
      return answer ? [{ ...answer, from: id }] : [];
    })
    .toSorted((a, b) => a.seconds - b.seconds || (a.from < b.from ? -1 : 1));
}
