// `./phonebooth phrasing`: finds odd phrases in instructions of tasks, texts of apps, texts that apps and the phone
// store in a state, and the first lines of docs. For each listed phrase a person either rewrites the text or accepts
// the phrase with a reason in scripts/words/accepted-turns.json.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseSync } from "vite";
import type { World } from "#world/read.ts";
import { draw, tasks } from "#tasks/catalog.ts";
import { allFilesUnder } from "./digests.ts";
import { root } from "../env.ts";
import { oddPhrases, type OddPhrase } from "../words/odd-phrases.ts";
import { localWorld } from "./world-file.ts";

export interface Place {
  /** The place of the text: task, language and seed (`tasks/notes/x.ts en seed 1`), or a file and a line. */
  readonly at: string;
  readonly text: string;
}
export interface FoundPhrase extends Place {
  readonly turn: OddPhrase;
  /** The words that match the phrase. */
  readonly words: string;
}
/** A text in which a phrase is accepted. `at` has no line number, because line numbers change. */
export interface Accepted {
  readonly turn: string;
  readonly at: string;
  readonly words: string;
  readonly why: string;
}

const seeds = [1, 2, 3] as const;
/** The number of lines of a document that a reader sees without scrolling. */
const firstLines = 30;

export async function main(): Promise<number> {
  const { faults } = checkAccepted(findPhrases(await readAllPlaces(await localWorld())), readAccepted());
  for (const { at, turn, words } of faults)
    process.stdout.write(`${at}\n  ${turn.name}: “${words}”  →  ${turn.instead}\n`);
  process.stdout.write(`${faults.length} to rewrite or accept\n`);
  return faults.length === 0 ? 0 : 1;
}

export const readAccepted = (): readonly Accepted[] =>
  JSON.parse(readFileSync(join(root, "scripts/words/accepted-turns.json"), "utf8")) as Accepted[];

export const findPhrases = (places: readonly Place[], known: readonly OddPhrase[] = oddPhrases): FoundPhrase[] =>
  places.flatMap((place) =>
    known.flatMap((turn) => {
      const found = turn.pattern.exec(place.text);
      return found ? [{ ...place, turn, words: found[0].trim() }] : [];
    }),
  );

/** Returns the phrases that are not accepted. `unused`: accepted phrases that no longer occur. */
export function checkAccepted(
  finds: readonly FoundPhrase[],
  allowed: readonly Accepted[],
): { readonly faults: FoundPhrase[]; readonly unused: Accepted[] } {
  const isAccepted = ({ at, turn, words }: FoundPhrase): boolean =>
    allowed.some((one) => covers(one, { at, turn, words }));
  return {
    faults: finds.filter((find) => !isAccepted(find)),
    unused: allowed.filter((one) => !finds.some((find) => covers(one, find))),
  };
}
const covers = (one: Accepted, { at, turn, words }: Pick<FoundPhrase, "at" | "turn" | "words">): boolean =>
  one.turn === turn.name && one.words === words && at.replace(/(:\d+| (en|zh-CN) seed \d+)$/, "") === one.at;

/** Returns all texts with their places. A text that several seeds share is listed once. */
export async function readAllPlaces(world: World): Promise<Place[]> {
  const seen = new Set<string>();
  return [...(await instructions(world)), ...readAppTexts(), ...readDocStarts()].filter(({ at, text }) => {
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

/**
 * The first pattern matches files whose texts are displayed. The second pattern matches files whose texts are stored in
 * a state: data of a new phone, texts that commands write, disturbances.
 */
const shownFilePattern = /^(strings|texts|words|en|zh)\.ts$/;
const storedFilePattern = /^(seed(-[\w-]+)?|commands|check|deals|money|disturbances|sms)\.ts$/;
const readAppTexts = (): Place[] =>
  [...allFilesUnder("src/apps"), ...allFilesUnder("src/os"), ...allFilesUnder("src/ui/shell/words")]
    .filter((path) => shownFilePattern.test(basename(path)) || storedFilePattern.test(basename(path)))
    .toSorted()
    .flatMap((path) => textsOf(path, readFileSync(join(root, path), "utf8")));

/** Returns the texts in a module with their lines. Imports and keys are left out. */
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

const readDocStarts = (): Place[] =>
  ["README.md", ...readdirSync(join(root, "docs")).map((name) => `docs/${name}`)]
    .filter((path) => path.endsWith(".md"))
    .flatMap((path) => proseOf(path, readFileSync(join(root, path), "utf8")));

/** Returns the paragraphs in the first lines of a document, without code. */
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
