/**
 * Parses the forms of posts. A form describes one kind of post in one language: its subjects, its facts, and whole
 * sentences with slots. Forms are written as text. Each line is one entry; its first character is the kind of entry:
 *
 * = id | channel | kinds of posts | drawings | grounds of pictures
 * : columns of the subjects; `thing` and `art` are among them
 * @ subject: one cell for each column, then remarks that are true only of this subject, separated by ";"
 * $ name=lo..hi/step: numbers; ":1" after the step means tenths. A column of the same name wins, so that all posts about
 *   one subject state the same number
 * % name=choice; choice: {name} is a random choice for each post; {name2} is a different choice
 * p categories of places · g families of goods: a place or an item that the post is about; it fills slots
 * h title · o opening · x further sentence · q closing question · t tags · e emoji
 * f key | wording | wording: a fact · a key | question | answer: the question of a reader and the author's answer
 * c comment of a reader
 * d comment | answer | answer: a conversation; "*" before a line means that the author of the post says it
 * u text that the author adds later
 *
 * A dataset may give further meanings to the beginning of a line: `rednote/conditions.ts` reads conditions in brackets.
 */
import type { Rng } from "#state/rng.ts";

export interface Fact {
  readonly key: string;
  readonly wordings: readonly string[];
}
export interface Exchange {
  readonly key: string;
  readonly question: string;
  readonly answer: string;
}
export interface Subject {
  readonly cells: Readonly<Record<string, string>>;
  readonly remarks: readonly string[];
}
interface NumberRange {
  readonly name: string;
  readonly lo: number;
  readonly hi: number;
  readonly step: number;
  readonly decimals: number;
}
export interface Form {
  readonly id: string;
  readonly channel: string;
  readonly kinds: readonly string[];
  readonly art: readonly string[];
  readonly grounds: readonly string[];
  readonly subjects: readonly Subject[];
  readonly ranges: readonly NumberRange[];
  readonly choices: readonly { readonly name: string; readonly of: readonly string[] }[];
  readonly places: readonly string[];
  readonly goods: readonly string[];
  readonly emoji: readonly string[];
  readonly tags: readonly string[];
  readonly titles: readonly string[];
  readonly openings: readonly string[];
  readonly sentences: readonly string[];
  readonly questions: readonly string[];
  readonly facts: readonly Fact[];
  readonly exchanges: readonly Exchange[];
  readonly comments: readonly string[];
  readonly dialogues: readonly (readonly string[])[];
  readonly updates: readonly string[];
}

const split = (text: string, at: string): string[] =>
  text
    .split(at)
    .map((one) => one.trim())
    .filter((one) => one !== "");

const rangePattern = /^(\w+)=(\d+)\.\.(\d+)(?:\/(\d+))?(?::(\d))?$/;
function parseRange(text: string): NumberRange {
  const found = rangePattern.exec(text);
  if (!found) throw new Error(`no range: ${text}`);
  const [, name = "", lo, hi, step, decimals] = found;
  return { name, lo: Number(lo), hi: Number(hi), step: Number(step ?? 1), decimals: Number(decimals ?? 0) };
}

type Draft = { -readonly [K in keyof Form]: Form[K] extends readonly (infer T)[] ? T[] : Form[K] };

/** Parses forms. Throws if a line is malformed, or if a subject has the wrong number of cells. */
export function parseForms(text: string): Form[] {
  const forms: Draft[] = [];
  let columns: string[] = [];
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    if (line === "") continue;
    const mark = line[0]!;
    const rest = line.slice(1).trim();
    if (mark === "=") {
      const [id = "", channel = "", kinds = "", art = "", grounds = ""] = split(rest, "|");
      columns = [];
      forms.push({
        id,
        channel,
        kinds: split(kinds, " "),
        art: split(art, " "),
        grounds: split(grounds, " "),
        subjects: [],
        ranges: [],
        choices: [],
        places: [],
        goods: [],
        emoji: [],
        tags: [],
        titles: [],
        openings: [],
        sentences: [],
        questions: [],
        facts: [],
        exchanges: [],
        comments: [],
        dialogues: [],
        updates: [],
      });
      continue;
    }
    const form = forms.at(-1);
    if (!form) throw new Error(`a line before the first form: ${line}`);
    if (mark === ":") columns = split(rest, "|");
    else if (mark === "@") {
      const cells = rest.split("|").map((cell) => cell.trim());
      // A subject without remarks may omit the last cell.
      if (cells.length === columns.length) cells.push("");
      if (cells.length !== columns.length + 1) throw new Error(`${form.id}: ${cells.length} cells: ${line}`);
      form.subjects.push({
        cells: Object.fromEntries(columns.map((column, i) => [column, cells[i]!])),
        remarks: split(cells.at(-1)!, ";"),
      });
    } else if (mark === "$") form.ranges.push(...split(rest, " ").map(parseRange));
    else if (mark === "%") {
      const at = rest.indexOf("=");
      form.choices.push({ name: rest.slice(0, at).trim(), of: split(rest.slice(at + 1), ";") });
    } else if (mark === "p") form.places.push(...split(rest, " "));
    else if (mark === "g") form.goods.push(...split(rest, " "));
    else if (mark === "e") form.emoji.push(...split(rest, " "));
    else if (mark === "t") form.tags.push(...split(rest, ";"));
    else if (mark === "h") form.titles.push(rest);
    else if (mark === "o") form.openings.push(rest);
    else if (mark === "x") form.sentences.push(rest);
    else if (mark === "q") form.questions.push(rest);
    else if (mark === "c") form.comments.push(rest);
    else if (mark === "d") form.dialogues.push(split(rest, "|"));
    else if (mark === "u") form.updates.push(rest);
    else if (mark === "f") {
      const [key = "", ...wordings] = split(rest, "|");
      form.facts.push({ key, wordings });
    } else if (mark === "a") {
      const [key = "", question = "", answer = ""] = split(rest, "|");
      if (answer === "") throw new Error(`${form.id}: a question without an answer: ${line}`);
      form.exchanges.push({ key, question, answer });
    } else throw new Error(`${form.id}: what is this? ${line}`);
  }
  return forms;
}

/** The values of a post's slots. */
export type Slots = Readonly<Record<string, string>>;

const cellRange = /^(\d+)\.\.(\d+)(?:\/(\d+))?$/;
const formatNumber = (n: number, decimals: number): string => (decimals === 0 ? String(n) : (n / 10).toFixed(decimals));
const drawInt = (rng: Rng, lo: number, hi: number, step: number): number =>
  rng.int(Math.ceil(lo / step), Math.floor(hi / step)) * step;

/**
 * Draws the values of all slots of one post. For a cell "20..40/5", draws a number; for "a / b", draws one of the two
 * texts.
 */
export function drawSlots(form: Form, subject: Subject | null, rng: Rng): Record<string, string> {
  const slots: Record<string, string> = {};
  for (const [name, cell] of Object.entries(subject?.cells ?? {})) {
    const range = cellRange.exec(cell);
    if (cell.includes(" / ")) slots[name] = rng.pick(cell.split(" / "));
    else slots[name] = range ? String(drawInt(rng, Number(range[1]), Number(range[2]), Number(range[3] ?? 1))) : cell;
  }
  for (const { name, lo, hi, step, decimals } of form.ranges) {
    // Drawn in any case, so that a column of this name changes no other number.
    const drawn = formatNumber(drawInt(rng, lo, hi, step), decimals);
    if (subject?.cells[name] === undefined) slots[name] = drawn;
  }
  for (const { name, of } of form.choices) {
    const drawn = rng.sample(of, Math.min(4, of.length));
    for (const [i, choice] of drawn.entries()) slots[i === 0 ? name : `${name}${i + 1}`] = choice;
  }
  return slots;
}

const slotPattern = /\{(an? )?(\w+)(\^?)\}/gi;
const namesOfTexts = new Map<string, readonly string[]>();
/** Returns the names of the slots in a text. */
export function slotNames(text: string): readonly string[] {
  let names = namesOfTexts.get(text);
  if (!names) {
    names = [...text.matchAll(slotPattern)].map(([, , name = ""]) => name);
    namesOfTexts.set(text, names);
  }
  return names;
}

/** Returns "a" or "an", by the sound of the next word. */
export const articleFor = (word: string): string =>
  /^(?:[aeio]|u(?!ni|se|ku|su|k\b)|8|11\b|18\b|hour|honest|heir)/i.test(word) && !/^(?:one\b|once|eu)/i.test(word)
    ? "an"
    : "a";

/**
 * Fills the slots of a text: {name} inserts the value, {a name} adds its article, {name^} begins it with a capital.
 * Returns null if a slot has no value.
 */
export function fillSlots(text: string, slots: Slots): string | null {
  let missing = false;
  const filled = text.replace(slotPattern, (_, article: string | undefined, name: string, capital: string) => {
    const value = slots[name];
    if (value === undefined || value === "") {
      missing = true;
      return "";
    }
    const words = article
      ? `${article.startsWith("A") ? articleFor(value).replace("a", "A") : articleFor(value)} ${value}`
      : value;
    return capital === "^" ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  });
  return missing ? null : filled;
}
