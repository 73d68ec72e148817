/** The forms of notes of each public. */
import { parseForms, type Form } from "../social/forms.ts";
import { eating as eatingEn } from "./data/en/eating.ts";
import { going as goingEn } from "./data/en/going.ts";
import { living as livingEn } from "./data/en/living.ts";
import { mind as mindEn } from "./data/en/mind.ts";
import { playing as playingEn } from "./data/en/playing.ts";
import { eating as eatingZh } from "./data/zh/eating.ts";
import { going as goingZh } from "./data/zh/going.ts";
import { living as livingZh } from "./data/zh/living.ts";
import { mind as mindZh } from "./data/zh/mind.ts";
import { playing as playingZh } from "./data/zh/playing.ts";
import { grounds, type Ground } from "../social/pictures.ts";
import { channels, noteKinds, type Channel, type NoteKind, type Public } from "./words.ts";

export interface NoteForm extends Form {
  readonly channel: Channel;
  readonly kinds: readonly NoteKind[];
  readonly grounds: readonly Ground[];
}

const isNoteForm = (form: Form): form is NoteForm =>
  channels.some((one) => one === form.channel) &&
  form.kinds.every((kind) => noteKinds.some((one) => one === kind)) &&
  form.grounds.every((ground) => grounds.some((one) => one === ground));

const parseAll = (texts: readonly string[]): readonly NoteForm[] =>
  texts.flatMap(parseForms).map((form) => {
    if (!isNoteForm(form)) throw new Error(`${form.id} has an unknown channel, kind or ground`);
    return form;
  });

export const noteForms: Readonly<Record<Public, readonly NoteForm[]>> = {
  en: parseAll([eatingEn, goingEn, livingEn, mindEn, playingEn]),
  zh: parseAll([eatingZh, goingZh, livingZh, mindZh, playingZh]),
};
