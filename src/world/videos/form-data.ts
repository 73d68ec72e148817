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
 * A choice whose name begins with "my" is the same in all videos of an author.
 */
import { parseForms, type Form } from "../social/forms.ts";
import { grounds as allGrounds, type Ground } from "../social/pictures.ts";
import { artNames } from "./data/art-names.ts";
import { formTextsEn } from "./data/en/all.ts";
import { formTextsZh } from "./data/zh/all.ts";
import { subzones, zones, type Public, type Zone } from "./words.ts";

export interface ShotLine {
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

function parseShot(id: string, line: string): ShotLine {
  const [art = "", caption = "", danmaku = ""] = line.split("|").map((cell) => cell.trim());
  const names = art.split(" ");
  for (const name of names) if (!name.startsWith("{") && !artNames[name]) throw new Error(`${id}: no drawing ${name}`);
  return { art: names, caption, danmaku: danmaku === "" ? [] : danmaku.split(";").map((one) => one.trim()) };
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
  if (shots.length < 3) throw new Error(`${form.id}: too few frames`);
  return { form, id: form.id, zone, sub, seconds: [lo, hi], weight: Number(weight), grounds, shots };
}

const parseAll = (texts: readonly string[]): readonly VideoForm[] => texts.flatMap(parseForms).map(parseVideoForm);
export const videoForms: Readonly<Record<Public, readonly VideoForm[]>> = {
  en: parseAll(formTextsEn),
  zh: parseAll(formTextsZh),
};
