/** The style in which an author writes: with lines or paragraphs, with or without emoji. */
import { Rng } from "#state/rng.ts";
import type { Public } from "./words.ts";

export interface Style {
  /** Whether the author writes facts as a list of labels ("Price: …"), not as sentences. */
  readonly isLabelled: boolean;
  /** Whether each sentence has a line of its own. */
  readonly isInLines: boolean;
  /** The chance that a line ends with an emoji. */
  readonly emoji: number;
  /** Whether the author writes English without capitals. */
  readonly isLowerCase: boolean;
}

export function styleOf(author: string, lang: Public): Style {
  const rng = Rng.of("rednote", author, "style");
  return {
    isLabelled: rng.chance(0.5),
    isInLines: rng.chance(lang === "zh" ? 0.55 : 0.3),
    emoji: rng.pick([0, 0, 0.12, 0.25, 0.4]),
    isLowerCase: lang === "en" && rng.chance(0.1),
  };
}

export const styleSentence = (text: string, { isLowerCase }: Style, lang: Public): string =>
  lang === "en" && isLowerCase ? text.toLowerCase() : text;

interface Parts {
  readonly opening: string;
  readonly facts: readonly string[];
  readonly middle: readonly string[];
  readonly question: string;
}

const endsOpen = /(?:[。！？!?…～~：:\p{Extended_Pictographic}]|[。！？!?…][”"])$/u;
/** Whether a Chinese sentence ends with a question particle. */
const endsWithQuestion = (text: string): boolean => /(?:吗|呢)$/u.test(text);
const questionWords =
  /吗|呢$|什么|哪|怎么|多少|多久|多大|多长|能不能|会不会|是不是|有没有|几[个天岁点分年次月]|够吗|求问/u;
const noQuestion =
  /没什么|没怎么|什么都|什么我都|怎么推荐|怎么都|谁都|怎么也|不知道|告诉|聊聊|求支招|在线等|交作业|推荐一|举个手|比什么|忘了什么/u;
const lastClause = (text: string): string => text.split(/[，。！？]/u).findLast((part) => part.trim() !== "") ?? "";
/** Whether the last clause of a Chinese text is a question. */
export function isQuestionZh(text: string): boolean {
  const last = lastClause(text);
  return questionWords.test(last) && !noQuestion.test(last);
}
/** Like `isQuestionZh`, with more words. Posts of other apps, which also use that function, stay as they are. */
export function isNoteQuestionZh(text: string): boolean {
  const last = lastClause(text);
  return (isQuestionZh(text) || /要不要|行不行/u.test(last)) && !/着呢$|先看看|问我/u.test(last);
}
/** Adds the last punctuation mark to a Chinese sentence: a question mark to a question, otherwise a full stop. */
const closeZh = (text: string, isQuestion: boolean): string =>
  endsOpen.test(text) ? text : `${text}${isQuestion ? "？" : "。"}`;
const closeEn = (text: string): string => (/[\p{L}\p{N}%)]$/u.test(text) ? `${text}.` : text);

/** Joins the parts of a text into paragraphs. */
export function layOutText(
  { opening, facts, middle, question }: Parts,
  style: Style,
  lang: Public,
  emoji: readonly string[],
  rng: Rng,
): string {
  const decorate = (line: string): string =>
    line !== "" && emoji.length > 0 && rng.chance(style.emoji)
      ? `${line}${lang === "en" ? " " : ""}${rng.pick(emoji)}`
      : line;
  const close = (text: string): string => (lang === "zh" ? closeZh(text, endsWithQuestion(text)) : closeEn(text));
  const open = (text: string): string => (lang === "zh" && endsWithQuestion(text) ? closeZh(text, true) : text);
  const join = (texts: readonly string[]): string =>
    style.isInLines
      ? texts.map((one) => decorate(open(one))).join("\n")
      : decorate(texts.map(close).join(lang === "zh" ? "" : " "));
  const isList = style.isLabelled && facts.length > 1;
  const blocks: string[] = [];
  if (isList) {
    blocks.push(opening === "" ? "" : join([opening]), facts.map(open).join("\n"), join(middle));
  } else {
    // The facts keep their order and stand together, at a random position among the other sentences.
    const at = rng.int(0, middle.length);
    const all = [...middle.slice(0, at), ...facts, ...middle.slice(at)];
    const cut = all.length > 4 ? rng.int(2, all.length - 2) : all.length;
    blocks.push(join([opening, ...all.slice(0, cut)].filter((one) => one !== "")), join(all.slice(cut)));
  }
  blocks.push(
    question === ""
      ? ""
      : decorate(
          lang === "zh"
            ? closeZh(question, isNoteQuestionZh(question) || /还是|谁/u.test(question.split("，").at(-1)!))
            : question,
        ),
  );
  return blocks.filter((one) => one !== "").join(style.isInLines && rng.chance(0.5) ? "\n" : "\n\n");
}
