/**
 * Evidence for the difficulty of tasks, as `./phonebooth catalog` measures it from the reference solutions. The server
 * offers it as the file `catalogFile`, beside a picture of each task's end.
 */

/**
 * What a mistake in a task costs, from the worst. `money`: a sum moves. `others`: other people see it. `lost`: a record
 * is gone. `final`: the answer sheet can be submitted only once. `undone`: it can be corrected.
 */
export const mistakes = ["money", "others", "lost", "final", "undone"] as const;
export type Mistake = (typeof mistakes)[number];

export interface Evidence {
  /** The revision of the task that was measured. */
  readonly revision: number;
  /** The actions of the solution on the page, with scrolling, without COMPLETE. */
  readonly steps: number;
  /** The different screens that were in front, without the home screen and the answer sheet. */
  readonly screens: number;
  /** The words of all different texts that were on the display. */
  readonly words: number;
  /** The texts that the solution has to read or hear and remember, and the results that it derives from them. */
  readonly facts: number;
  readonly mistake: Mistake;
}
/** `en`, `zh`: the instruction of the measured seed in both languages. */
export interface CatalogEntry extends Evidence {
  readonly en: string;
  readonly zh: string;
}
/** The entries by task id. */
export type Catalog = Readonly<Record<string, CatalogEntry>>;

/** The path of the catalog on a server. */
export const catalogFile = "catalog/tasks.json";
/** Returns the path of the picture of a task's end on a server. */
export const endPictureOf = (task: string): string => `catalog/${task.replace("/", "--")}.webp`;
