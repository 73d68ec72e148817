// A toy phone: a home screen, a menu of pages, switches and choices. It has elements and actions like a real phone, but
// a complete training on it takes only seconds.
import type { Action } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import { Rng } from "#state/rng.ts";
import { parseInstruction } from "./instruction.ts";
import { emptyMemory, updateMemory } from "./episode-memory.ts";
import type { EpisodeStart, LearningEnvironment } from "./episode.ts";

interface Row {
  readonly title: string;
  readonly options: readonly string[];
}
interface Menu {
  readonly pages: readonly { readonly title: string; readonly rows: readonly Row[] }[];
  /** The chosen option of each row, by page and row. */
  readonly chosen: readonly (readonly number[])[];
}
type Place = readonly [] | readonly ["menu"] | readonly ["page", number] | readonly ["choice", number, number];

export interface ToyTask {
  readonly instruction: string;
  readonly menu: Menu;
  readonly page: number;
  readonly row: number;
  readonly option: number;
}
const switchOptions = ["off", "on"];

/** Returns a task whose words consist of these syllables. Different syllables give different words. */
export function toyTask(seed: number, syllables: readonly string[]): ToyTask {
  const r = Rng.of(seed, ...syllables);
  const used = new Set<string>();
  const word = (): string => {
    for (;;) {
      const made = Array.from({ length: 4 }, () => r.pick(syllables)).join("");
      if (!used.has(made)) return used.add(made) && made;
    }
  };
  const rowOf = (): Row => ({
    title: `${word()} ${word()}`,
    options: r.chance(0.5) ? switchOptions : Array.from({ length: r.int(3, 5) }, word),
  });
  const pages = Array.from({ length: 6 }, () => ({ title: word(), rows: Array.from({ length: 6 }, rowOf) }));
  const chosen = pages.map(({ rows }) => rows.map(({ options }) => r.int(0, options.length - 1)));
  const page = r.int(0, 5);
  const row = r.int(0, 5);
  const { title, options } = pages[page]!.rows[row]!;
  const option = r.pick([...options.keys()].filter((i) => i !== chosen[page]![row]));
  const instruction =
    options === switchOptions
      ? `In Menu, under "${pages[page]!.title}", turn ${options[option]} "${title}".`
      : `In Menu, under "${pages[page]!.title}", change "${title}" to "${options[option]}".`;
  return { instruction, menu: { pages, chosen }, page, row, option };
}

/**
 * A running toy. It performs actions and returns the display. It also tells whether the phone has the change that the
 * task asks for and no other change.
 */
export class Toy implements LearningEnvironment {
  readonly #task: ToyTask;
  #place: Place = [];
  #chosen: readonly (readonly number[])[];
  #over = false;
  constructor(task: ToyTask) {
    this.#task = task;
    this.#chosen = task.menu.chosen;
  }
  get elements(): Element[] {
    const { pages } = this.#task.menu;
    const [kind, page = 0, row = 0] = this.#place;
    if (kind === undefined) return layOut(["Menu", "Lamp", "Radio"].map((name) => ({ role: "button", name })));
    if (kind === "menu")
      return layOut([{ role: "heading", name: "Menu" }, ...pages.map(({ title }) => listRow(title))]);
    const { title, rows } = pages[page]!;
    const at = (i: number): number => this.#chosen[page]![i]!;
    if (kind === "page")
      return layOut([
        { role: "heading", name: title },
        ...rows.map(({ title: name, options }, i) =>
          options === switchOptions
            ? { role: "switch", name, value: switchOptions[at(i)]! }
            : listRow(`${name}, ${options[at(i)]}`),
        ),
      ]);
    return layOut([
      { role: "heading", name: rows[row]!.title },
      ...rows[row]!.options.map((name, i) => ({ role: "radio", name, value: i === at(row) ? "on" : "off" })),
    ]);
  }
  get succeeds(): boolean {
    const { menu, page, row, option } = this.#task;
    return this.#chosen.every((rows, p) =>
      rows.every((now, r) => now === (p === page && r === row ? option : menu.chosen[p]![r])),
    );
  }
  async act(action: Action): Promise<{ elements: Element[]; over: boolean }> {
    if (action.type === "COMPLETE") this.#over = true;
    else if (action.type === "BACK") this.#place = parentPlace(this.#place);
    else if (action.type === "CLICK") this.#touch(this.elements.findIndex((element) => isAt(element, action.point)));
    return { elements: this.elements, over: this.#over };
  }
  #touch(index: number): void {
    const [kind, page = 0, row = 0] = this.#place;
    if (kind === undefined) this.#place = index === 0 ? ["menu"] : [];
    else if (index < 1) return;
    else if (kind === "menu") this.#place = ["page", index - 1];
    else if (kind === "choice") this.#set(page, row, index - 1);
    else if (this.#task.menu.pages[page]!.rows[index - 1]!.options === switchOptions)
      this.#set(page, index - 1, 1 - this.#chosen[page]![index - 1]!);
    else this.#place = ["choice", page, index - 1];
  }
  #set(page: number, row: number, option: number): void {
    this.#chosen = this.#chosen.map((rows, p) =>
      p === page ? rows.map((now, r) => (r === row ? option : now)) : rows,
    );
  }
}
/**
 * Returns the actions of the solution: for each display, the index of the clicked element. The COMPLETE after the last
 * click is not included.
 */
export const solutionActions = ({ menu, page, row, option }: ToyTask): number[] => [
  0,
  page + 1,
  row + 1,
  ...(menu.pages[page]!.rows[row]!.options === switchOptions ? [] : [option + 1]),
];
/** Returns the toy after the first `acts` actions of the solution, and the start of an episode at that point. */
export async function createToyAfter(task: ToyTask, acts: number): Promise<{ toy: Toy; from: EpisodeStart }> {
  const toy = new Toy(task);
  let memory = emptyMemory(parseInstruction(task.instruction));
  for (const index of solutionActions(task).slice(0, acts)) {
    const before = toy.elements;
    const action: Action = { type: "CLICK", point: centerOf(before[index]!) };
    await toy.act(action);
    memory = updateMemory(memory, action, before, toy.elements);
  }
  return { toy, from: { elements: toy.elements, memory } };
}

const listRow = (name: string) => ({ role: "listitem", name });
const centerOf = ({ bounds: [x1, y1, x2, y2] }: Element): [number, number] => [(x1 + x2) / 2, (y1 + y2) / 2];
const isAt = ({ bounds: [, top, , bottom] }: Element, [, y]: readonly [number, number]): boolean =>
  y >= top && y < bottom;
const parentPlace = (place: Place): Place =>
  place[0] === "choice" ? ["page", place[1]] : place[0] === "page" ? ["menu"] : [];
const layOut = (list: readonly { role: string; name: string; value?: string }[]): Element[] =>
  list.map((one, i) => ({
    ...one,
    bounds: [0, i * 100, 1000, (i + 1) * 100],
    enabled: true,
    focused: false,
    scrollable: false,
  }));
