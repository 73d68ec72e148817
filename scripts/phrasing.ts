// `./phonebooth phrasing`: where instructions of tasks, words of apps, texts that apps and the phone store in a state, and first
// screens of docs have a turn of phrase that betrays odd language. It lists, a person decides: rewrite the text, or accept it with a reason in scripts/words/accepted-turns.json.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseSync } from "vite";
import type { World } from "../src/world/read.ts";
import { draw, tasks } from "../tasks/book.ts";
import { allUnder } from "./digests.ts";
import { root } from "./env.ts";
import { turns, type Turn } from "./words/turns.ts";
import { localWorld } from "./world-file.ts";

export interface Place {
  /** `tasks/notes/x.ts en seed 1`, or a file and its line. */
  readonly at: string;
  readonly text: string;
}
export interface Find extends Place {
  readonly turn: Turn;
  /** The words that the turn was found in. */
  readonly words: string;
}
/** One text in which a turn may stay. `at` without a line: lines move. */
export interface Accepted {
  readonly turn: string;
  readonly at: string;
  readonly words: string;
  readonly why: string;
}

const seeds = [1, 2, 3] as const;
/** What of a page is seen without scrolling. */
const firstLines = 30;

export async function main(): Promise<number> {
  const { faults } = judged(findsIn(await allPlaces(await localWorld())), accepted());
  for (const { at, turn, words } of faults)
    process.stdout.write(`${at}\n  ${turn.name}: “${words}”  →  ${turn.instead}\n`);
  process.stdout.write(`${faults.length} to rewrite or accept\n`);
  return faults.length === 0 ? 0 : 1;
}

export const accepted = (): readonly Accepted[] =>
  JSON.parse(readFileSync(join(root, "scripts/words/accepted-turns.json"), "utf8")) as Accepted[];

export const findsIn = (places: readonly Place[], known: readonly Turn[] = turns): Find[] =>
  places.flatMap((place) =>
    known.flatMap((turn) => {
      const found = turn.pattern.exec(place.text);
      return found ? [{ ...place, turn, words: found[0].trim() }] : [];
    }),
  );

/** `unused`: what is accepted and is nowhere any more. */
export function judged(
  finds: readonly Find[],
  allowed: readonly Accepted[],
): { readonly faults: Find[]; readonly unused: Accepted[] } {
  const isAccepted = ({ at, turn, words }: Find): boolean => allowed.some((one) => covers(one, { at, turn, words }));
  return {
    faults: finds.filter((find) => !isAccepted(find)),
    unused: allowed.filter((one) => !finds.some((find) => covers(one, find))),
  };
}
const covers = (one: Accepted, { at, turn, words }: Pick<Find, "at" | "turn" | "words">): boolean =>
  one.turn === turn.name && one.words === words && at.replace(/(:\d+| (en|zh-CN) seed \d+)$/, "") === one.at;

/** The same text of several seeds comes once. */
export async function allPlaces(world: World): Promise<Place[]> {
  const seen = new Set<string>();
  return [...(await instructions(world)), ...appWords(), ...firstScreens()].filter(({ at, text }) => {
    const key = `${at.replace(/ seed \d+$/, "")} ${text}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

async function instructions(world: World): Promise<Place[]> {
  const places: Place[] = [];
  for (const id of tasks.keys())
    for (const lang of ["en", "zh-CN"] as const)
      for (const seed of seeds)
        places.push({
          at: `tasks/${id}.ts ${lang} seed ${seed}`,
          text: (await draw(id, seed, lang, world)).instruction,
        });
  return places;
}

/** Files whose texts are shown, and those whose texts go into a state: what is on a new phone, what commands write, disturbances. */
const isShown = /^(strings|texts|words|en|zh)\.ts$/;
const isStored = /^(seed(-[\w-]+)?|commands|check|deals|money|perturb|sms)\.ts$/;
const appWords = (): Place[] =>
  [...allUnder("src/apps"), ...allUnder("src/os"), ...allUnder("src/ui/shell/words")]
    .filter((path) => isShown.test(basename(path)) || isStored.test(basename(path)))
    .toSorted()
    .flatMap((path) => textsOf(path, readFileSync(join(root, path), "utf8")));

/** The texts in a module, with their lines; imports and keys are none. */
export function textsOf(path: string, source: string): Place[] {
  const places: Place[] = [];
  const lineOf = (offset: number): number => source.slice(0, offset).split("\n").length;
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== "object" || node === null) return;
    const { type, start, value } = node as { type?: string; start?: number; value?: unknown };
    if (type === "ImportDeclaration") return;
    const text =
      type === "Literal" && typeof value === "string"
        ? value
        : type === "TemplateElement"
          ? (value as { cooked: string }).cooked
          : null;
    if (text !== null && start !== undefined) places.push({ at: `${path}:${lineOf(start)}`, text });
    for (const [name, child] of Object.entries(node)) if (name !== "value" || typeof child === "object") walk(child);
  };
  walk(parseSync(path, source).program.body);
  return places;
}

const firstScreens = (): Place[] =>
  ["README.md", ...readdirSync(join(root, "docs")).map((name) => `docs/${name}`)]
    .filter((path) => path.endsWith(".md"))
    .flatMap((path) => proseOf(path, readFileSync(join(root, path), "utf8")));

/** Paragraphs of the first lines; what is code is none. */
export function proseOf(path: string, text: string): Place[] {
  const places: Place[] = [];
  let isCode = false;
  let paragraph: { line: number; words: string[] } | null = null;
  const end = (): void => {
    if (paragraph) places.push({ at: `${path}:${paragraph.line}`, text: paragraph.words.join(" ") });
    paragraph = null;
  };
  for (const [i, line] of text.split("\n").slice(0, firstLines).entries()) {
    if (line.startsWith("```")) isCode = !isCode;
    if (isCode || line.trim() === "" || line.startsWith("```")) end();
    else (paragraph ??= { line: i + 1, words: [] }).words.push(line.replaceAll(/`[^`]*`/g, "…"));
  }
  end();
  return places;
}
