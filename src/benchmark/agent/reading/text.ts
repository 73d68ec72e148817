// Answers as text: noise taken off, thoughts set apart, the tagged part found.
import type { Reply, Situation } from "../adapter.ts";

const noise = /<\|(?:im_end|im_start|endoftext|begin_of_box|end_of_box|box_start|box_end)\|>/g;
/** These may stand in a text too: they are noise at the end alone. */
const endings = /(?:\s*(?:\[EOS\]|<eos>|<\/s>))+\s*$/;

/** Without a byte-order mark, carriage returns and the marks that tokenizers leave behind. */
export const cleaned = (text: string): string =>
  text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .replace(noise, "")
    .replace(endings, "")
    .trim();

export interface Heard {
  readonly text: string;
  /** What the endpoint gave apart as reasoning, or "". */
  readonly aside: string;
  readonly repairs: readonly string[];
}
/**
 * What there is to read of a reply. Reasoning that was given apart is a thought and nothing else, unless the endpoint has
 * taken a whole answer for it.
 */
export function heard({ text, reasoning, finish }: Reply): Heard {
  const [words, aside] = [cleaned(text), cleaned(reasoning)];
  if (words !== "" || aside === "" || finish === "length") return { text: words, aside, repairs: [] };
  return { text: aside, aside: "", repairs: ["read the reasoning"] };
}

export interface Thinking {
  readonly thought: string;
  readonly rest: string;
}
/** A part of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
/** Finds the actions of a text that are all there: a tag within one is a part of its words. */
export type Whole = (text: string) => readonly Span[];

/**
 * Takes the thinking away, so that an action that is only thought of is not taken for one. `tags` by name, in any case; a
 * closing tag without an opening one ends a thought that began with the text, an opening one without an end lasts until
 * `until` or, without it, to the end.
 */
export function withoutThinking(text: string, tags: readonly string[], until?: RegExp, whole?: Whole): Thinking {
  const names = tags.join("|");
  const thoughts: string[] = [];
  let rest = text;
  let visible = masked(text, whole);
  const take = (start: number, inner: Span, end: number): void => {
    const thought = rest.slice(inner.start, inner.end).trim();
    if (thought !== "") thoughts.push(thought);
    rest = `${rest.slice(0, start)}\n${rest.slice(end)}`;
    visible = `${visible.slice(0, start)}\n${visible.slice(end)}`;
  };
  const pair = new RegExp(`(<\\s*(?:${names})\\s*>)([\\s\\S]*?)<\\s*/\\s*(?:${names})\\s*>`, "i");
  for (let found = pair.exec(visible); found; found = pair.exec(visible)) {
    const start = found.index + found[1]!.length;
    take(found.index, { start, end: start + found[2]!.length }, found.index + found[0].length);
  }
  const closing = new RegExp(`^([\\s\\S]*)<\\s*/\\s*(?:${names})\\s*>`, "i").exec(visible);
  if (closing) take(0, { start: 0, end: closing[1]!.length }, closing[0].length);
  const open = new RegExp(`<\\s*(?:${names})\\s*>`, "i").exec(visible);
  if (open) {
    const start = open.index + open[0].length;
    const length = until ? rest.slice(start).search(until) : -1;
    const end = length < 0 ? rest.length : start + length;
    take(open.index, { start, end }, end);
  }
  return { thought: thoughts.join("\n"), rest: rest.trim() };
}

/** Whether a thought is begun and not ended: what stands behind it may still be thought. */
export const isThinking = (text: string, tags: readonly string[], whole?: Whole): boolean => {
  const marks = [...masked(text, whole).matchAll(new RegExp(`<\\s*(/?)\\s*(?:${tags.join("|")})\\s*>`, "gi"))];
  return marks.at(-1)?.[1] === "";
};

/** As long as the text, with nothing to be seen of what is whole in it. */
export const masked = (text: string, whole: Whole = () => []): string =>
  whole(text).reduce((left, { start, end }) => left.slice(0, start) + "\0".repeat(end - start) + left.slice(end), text);

/** Thoughts one after another, without the empty ones. */
export const thoughts = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n");

/** What stands in the last such tag, whether or not it is closed; null without one. */
export function tagged(text: string, tag: string): string | null {
  const open = [...text.matchAll(new RegExp(`<\\s*${tag}\\s*>`, "gi"))].at(-1);
  if (open) {
    const inner = text.slice(open.index + open[0].length);
    const end = inner.search(new RegExp(`<\\s*/\\s*${tag}\\s*>`, "i"));
    return (end < 0 ? inner : inner.slice(0, end)).trim();
  }
  const end = text.search(new RegExp(`<\\s*/\\s*${tag}\\s*>`, "i"));
  return end < 0 ? null : text.slice(0, end).trim();
}

/** In one line. */
export const inLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** The inside of a code fence where there is one, else the text. */
export const unfenced = (text: string): string => /```[a-z]*\s*\n?([\s\S]*?)(?:```|$)/i.exec(text)?.[1]?.trim() ?? text;

/** The template with `{name}` replaced; names that are not given stay. */
export const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{([a-z_]+)\}/g, (whole, name: string) => values[name] ?? whole);

/** What every prompt may ask for; `date` as 2026-03-02, `width` and `height` those of the picture that is sent. */
export const blanks = ({ instruction, locale, clock, picture, apps }: Situation) => ({
  task: instruction,
  instruction,
  language: locale === "en" ? "English" : "Chinese",
  date: clock.slice(0, 10),
  width: String(picture.width),
  height: String(picture.height),
  apps: apps.join(locale === "en" ? ", " : "、"),
});
