/**
 * Reads the conditions in brackets at the beginning of a line of a form. "[device ache]" means that the post has one of
 * the traits, "[!slow]" that it does not have the trait. A line with several brackets needs all of them.
 *
 * The traits of a post are its topic, its frame, the tags of its subject, and the sorts of its subject. A sort is a word
 * with "~", among the tags or behind the form's frame. The sorts of a subject replace the sorts of its form. Sorts are:
 * - of problems: device, house (part of a building), batch (made again each time), being, plant, water, ache, skill,
 *   code, misc; and slow (it shows over months, or only now and then)
 * - of reviews: item, service, game, stay
 * - of things made: object, dish, job, shot, software, grown, misc; and cheap, long
 * - of things achieved: event, goal, trip; of numbers: once (it happens once)
 * - of links: recipe, guide, town (a page of a travel guide)
 */
import type { Subject } from "../social/forms.ts";
import type { PostForm } from "./form-data.ts";

interface Line {
  readonly text: string;
  readonly conditions: readonly (readonly string[])[];
}
const lines = new Map<string, Line>();
function parse(line: string): Line {
  let parsed = lines.get(line);
  if (!parsed) {
    const conditions: string[][] = [];
    let text = line;
    for (let found; (found = /^\[([!\w ]+)\]\s*/.exec(text)); text = text.slice(found[0].length))
      conditions.push(found[1]!.split(" "));
    lines.set(line, (parsed = { text, conditions }));
  }
  return parsed;
}

/** Returns the texts of the lines whose conditions hold, without their conditions. */
export function fittingLines(stock: readonly string[], traits: ReadonlySet<string>): readonly string[] {
  const holds = (words: readonly string[]): boolean => {
    const wanted = words.filter((word) => !word.startsWith("!"));
    return (
      words.every((word) => !word.startsWith("!") || !traits.has(word.slice(1))) &&
      (wanted.length === 0 || wanted.some((word) => traits.has(word)))
    );
  };
  return stock
    .map(parse)
    .filter(({ conditions }) => conditions.every(holds))
    .map(({ text }) => text);
}

/** Returns the sort of the page to which a post links. */
const sortOfPage = (url: string): string =>
  url.includes("/recipes/")
    ? "recipe"
    : url.includes("/wiki/")
      ? "wiki"
      : url.includes("slowmiles.")
        ? "town"
        : "guide";

const isSort = (word: string): boolean => word.startsWith("~");
export function traitsOf(form: PostForm, { cells }: Subject): ReadonlySet<string> {
  const tags = (cells["tags"] ?? "").split(" ");
  const sorts = tags.some(isSort) ? [] : form.grounds.filter(isSort);
  const unit = cells["unit"] ?? "";
  // What readers say about a number depends on whether it's a sum or how something is set.
  const kind = unit === "$" ? ["dollars"] : /^(?:°.|psi|grams|%|percent)$/.test(unit) ? ["setting"] : [];
  const page = cells["url"] === undefined ? [] : [sortOfPage(cells["url"])];
  return new Set([
    form.channel,
    form.frame,
    ...kind,
    ...page,
    ...[...tags, ...sorts].map((word) => word.replace("~", "")),
  ]);
}

const fitted = new Map<Subject, PostForm>();
/** Returns the form with the lines that fit one of its subjects. */
export function fitForm(form: PostForm, subject: Subject): PostForm {
  let own = fitted.get(subject);
  if (!own) {
    const traits = traitsOf(form, subject);
    const fit = (stock: readonly string[]): readonly string[] => fittingLines(stock, traits);
    const fitAll = (stock: readonly (readonly string[])[]): readonly (readonly string[])[] =>
      stock.flatMap(([first = "", ...rest]) => fit([first]).map((text) => [text, ...rest]));
    own = {
      ...form,
      titles: fit(form.titles),
      openings: fit(form.openings),
      sentences: fit(form.sentences),
      questions: fit(form.questions),
      facts: form.facts
        .map(({ key, wordings }) => ({ key, wordings: fit(wordings) }))
        .filter(({ wordings }) => wordings.length > 0),
      exchanges: form.exchanges.flatMap(({ key, question, answer }) =>
        fit([question]).map((text) => ({ key, question: text, answer })),
      ),
      comments: fit(form.comments),
      updates: fit(form.updates),
      frameDialogues: fitAll(form.frameDialogues),
      topicComments: fit(form.topicComments),
      topicDialogues: fitAll(form.topicDialogues),
    };
    fitted.set(subject, own);
  }
  return own;
}
