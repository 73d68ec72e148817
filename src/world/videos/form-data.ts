/**
 * The forms of videos, in the format of `parseForms`. The dataset reads some lines in its own way:
 *
 * = id | zone.subzone | seconds, for example "120..900", and optionally a weight such as "w2" | drawings | grounds
 * @ the remarks of a subject are comments of viewers that fit only this subject
 * o x sentences of the description · f a fact in the description, with its wordings
 * c comment of a viewer · d a conversation below the video; "*" before a line means that the author says it
 * a the question of a viewer, and the author's answer, which states the fact `key`
 * q danmaku at any time
 * u drawings | caption of a frame | danmaku at this frame, separated by ";" — the frames keep their order
 *
 * A choice whose name begins with "my" is the same in all videos of an author. A line may begin with a condition:
 * "[a; b]" allows it only for these subjects, "[!a; b]" for all others.
 */
import { parseForms, type Form, type Subject } from "../social/forms.ts";
import { grounds as allGrounds, type Ground } from "../social/pictures.ts";
import { artNames } from "./data/art-names.ts";
import { formTextsEn } from "./data/en/all.ts";
import { formTextsZh } from "./data/zh/all.ts";
import { subzones, zones, type Public, type Zone } from "./words.ts";

export interface ShotLine {
  /** Whether the frame fits a subject. */
  readonly fits: (subject: Subject | null) => boolean;
  readonly art: readonly string[];
  readonly caption: string;
  readonly danmaku: readonly string[];
}
export interface VideoForm {
  readonly form: Form;
  readonly id: string;
  readonly zone: Zone;
  readonly sub: string;
  readonly seconds: readonly [lo: number, hi: number];
  readonly weight: number;
  readonly grounds: readonly Ground[];
  readonly shots: readonly ShotLine[];
}

const isGround = (word: string): word is Ground => allGrounds.some((one) => one === word);

const conditionPattern = /^\[(!?)([^\]]+)\]\s*/;
function parseCondition(line: string): { text: string; fits: (subject: Subject | null) => boolean } {
  const condition = conditionPattern.exec(line);
  if (!condition) return { text: line, fits: () => true };
  const named = new Set(condition[2]!.split(";").map((one) => one.trim()));
  const isExclusion = condition[1] === "!";
  return {
    text: line.slice(condition[0].length),
    fits: (subject) => named.has(subject?.cells["thing"] ?? "") !== isExclusion,
  };
}

function parseShot(id: string, line: string): ShotLine {
  const { text, fits } = parseCondition(line);
  const [art = "", caption = "", danmaku = ""] = text.split("|").map((cell) => cell.trim());
  const names = art.split(" ");
  for (const name of names) if (!name.startsWith("{") && !artNames[name]) throw new Error(`${id}: no drawing ${name}`);
  return { fits, art: names, caption, danmaku: danmaku === "" ? [] : danmaku.split(";").map((one) => one.trim()) };
}

/** Throws if a condition names a subject that the form does not have. */
function checkConditions(form: Form): void {
  const things = new Set(form.subjects.map(({ cells }) => cells["thing"]));
  const stocks = [form.titles, form.openings, form.sentences, form.questions, form.comments, form.updates];
  const facts = form.facts.flatMap(({ wordings }) => wordings);
  const exchanges = form.exchanges.map(({ question }) => question);
  for (const line of [...stocks.flat(), ...facts, ...exchanges, ...form.dialogues.map(([first = ""]) => first)])
    for (const name of conditionPattern.exec(line)?.[2]!.split(";") ?? [])
      if (!things.has(name.trim())) throw new Error(`${form.id}: no subject ${name}: ${line}`);
}

function parseVideoForm(form: Form): VideoForm {
  const [zoneName = "", sub = ""] = form.channel.split(".");
  const zone = zones.find((one) => one === zoneName);
  if (!zone || !subzones[zone].some((one) => one === sub)) throw new Error(`${form.id}: no zone ${form.channel}`);
  const [lo, hi] = form.kinds[0]!.split("..").map(Number);
  if (!lo || !hi) throw new Error(`${form.id}: no length ${form.kinds[0]!}`);
  const weight = form.kinds.find((one) => one.startsWith("w"))?.slice(1) ?? "1";
  for (const name of [...form.art, ...form.subjects.map(({ cells }) => cells["art"] ?? form.art[0]!)])
    if (!artNames[name]) throw new Error(`${form.id}: no drawing ${name}`);
  const grounds = form.grounds.filter(isGround);
  if (grounds.length !== form.grounds.length) throw new Error(`${form.id}: unknown ground`);
  const shots = form.updates.map((line) => parseShot(form.id, line));
  checkConditions(form);
  for (const subject of form.subjects) {
    if (shots.filter(({ fits }) => fits(subject)).length < 3)
      throw new Error(`${form.id}: too few frames for ${subject.cells["thing"]!}`);
    if (form.titles.map(parseCondition).filter(({ fits }) => fits(subject)).length < 3)
      throw new Error(`${form.id}: too few titles for ${subject.cells["thing"]!}`);
  }
  return { form, id: form.id, zone, sub, seconds: [lo, hi], weight: Number(weight), grounds, shots };
}

const parseAll = (texts: readonly string[]): readonly VideoForm[] => texts.flatMap(parseForms).map(parseVideoForm);
export const videoForms: Readonly<Record<Public, readonly VideoForm[]>> = {
  en: parseAll(formTextsEn),
  zh: parseAll(formTextsZh),
};

const fitting = new WeakMap<readonly string[], Map<Subject | null, readonly string[]>>();
/** Returns the lines of a stock whose conditions allow the subject, without the conditions. */
export function linesFor(stock: readonly string[], subject: Subject | null): readonly string[] {
  let bySubject = fitting.get(stock);
  if (!bySubject) fitting.set(stock, (bySubject = new Map<Subject | null, readonly string[]>()));
  let lines = bySubject.get(subject);
  if (!lines) {
    lines = stock
      .map(parseCondition)
      .filter(({ fits }) => fits(subject))
      .map(({ text }) => text);
    bySubject.set(subject, lines);
  }
  return lines;
}
