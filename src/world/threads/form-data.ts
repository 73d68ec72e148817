/**
 * The forms of posts of each public. Each topic has one form with the frame "topic"; all forms of the topic share its
 * lines. Each other frame, such as "problem", has lines that forms of all topics share.
 */
import { parseForms, type Form, type Subject } from "../social/forms.ts";
import { frames as framesEn } from "./data/en/frames.ts";
import { topicTexts as topicsEn } from "./data/en/topics.ts";
import { frames as framesZh } from "./data/zh/frames.ts";
import { topicTexts as topicsZh } from "./data/zh/topics.ts";
import { insertLinks } from "./links.ts";
import { postKinds, type PostKind, type Public } from "./words.ts";

/**
 * How a post is built:
 * - problem: something is wrong; columns tags, thing, sym, cause, wrong, wrong2. The first remark is stored as {fix}
 * - review: something was bought; columns tags, thing, rival, price, pro, con
 * - verdict: a book or film; the columns of review
 * - made, done: something was made or achieved; columns tags, thing
 * - count: the author asks for a number; columns tags, ask, own. Readers answer with {any}
 * - guide: how to do something; columns tags, thing. The remarks are the steps
 * - talk, poll, fact: columns tags, title, body (or options). The remarks are the readers' answers
 * - link: a page; columns tags, title, url
 */
export const frameNames = [
  "problem",
  "review",
  "verdict",
  "made",
  "done",
  "count",
  "guide",
  "talk",
  "poll",
  "fact",
  "link",
] as const;
export type FrameName = (typeof frameNames)[number];

export interface PostForm extends Omit<Form, "kinds"> {
  readonly kinds: readonly PostKind[];
  readonly frame: FrameName;
  /** Comments and conversations that fit below any post of the topic. */
  readonly topicComments: readonly string[];
  readonly topicDialogues: readonly (readonly string[])[];
  readonly frameDialogues: readonly (readonly string[])[];
}

const isFrame = (name: string | undefined): name is FrameName => frameNames.some((one) => one === name);

/** Whether the forms of a topic share a number range. They don't share ranges that enable lines of one form's frame. */
const isShared = (name: string): boolean => !/^(?:any|owned|cost|price|s$|months|hours|days|later|tries)/.test(name);

const withFix = ({ cells, remarks: [fix = "", ...remarks] }: Subject): Subject => ({
  cells: { ...cells, fix },
  remarks,
});

function parseAll(lang: Public, framesText: string, texts: readonly string[]): readonly PostForm[] {
  const frames = new Map(parseForms(framesText).map((form) => [form.id, form]));
  return texts.flatMap((text) => {
    const forms = parseForms(insertLinks(text, lang));
    const topic = forms.find(({ grounds }) => grounds[0] === "topic");
    if (!topic) throw new Error(`no form for the topic: ${text.slice(0, 40)}`);
    return forms.flatMap((form): PostForm[] => {
      const frame = form.grounds[0];
      if (form === topic) return [];
      if (!isFrame(frame)) throw new Error(`${form.id} has no frame`);
      const shared = frames.get(frame)!;
      const columns = new Set(form.subjects.flatMap(({ cells }) => Object.keys(cells)));
      const kinds = form.kinds.filter((one): one is PostKind => postKinds.some((kind) => kind === one));
      if (kinds.length !== form.kinds.length || kinds.length === 0) throw new Error(`${form.id} has an unknown kind`);
      return [
        {
          ...form,
          subjects: frame === "problem" ? form.subjects.map(withFix) : form.subjects,
          kinds,
          frame,
          // The form's own sentences are listed twice, so that they are drawn more often than shared ones. Steps and
          // answers may also use number ranges of the topic's other forms. Later ranges replace earlier ones of the
          // same name.
          ranges: [
            ...forms.flatMap(({ ranges }) => ranges.filter(({ name }) => isShared(name) && !columns.has(name))),
            ...shared.ranges,
            ...topic.ranges.filter(({ name }) => !columns.has(name)),
            ...form.ranges,
          ],
          choices: [...shared.choices, ...topic.choices, ...form.choices],
          titles: [...form.titles, ...form.titles, ...shared.titles],
          openings: [...form.openings, ...form.openings, ...topic.openings, ...shared.openings],
          sentences: [...form.sentences, ...form.sentences, ...topic.sentences, ...shared.sentences],
          questions: [...form.questions, ...form.questions, ...shared.questions],
          facts: [...form.facts, ...shared.facts],
          exchanges: [...form.exchanges, ...shared.exchanges],
          comments: [...form.comments, ...shared.comments],
          updates: [...form.updates, ...shared.updates],
          dialogues: form.dialogues,
          topicComments: topic.comments,
          topicDialogues: topic.dialogues,
          frameDialogues: shared.dialogues,
        },
      ];
    });
  });
}

export const postForms: Readonly<Record<Public, readonly PostForm[]>> = {
  en: parseAll("en", framesEn, topicsEn),
  zh: parseAll("zh", framesZh, topicsZh),
};
/** Returns the names of all forms, such as "en repair.tap". Only tests call it. */
export const formNames = (): string[] =>
  Object.entries(postForms).flatMap(([lang, forms]) =>
    forms.filter(({ subjects }) => subjects.length > 0).map(({ id }) => `${lang} ${id}`),
  );
