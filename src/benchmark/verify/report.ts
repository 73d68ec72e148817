/**
 * Formats the results of proofs: a table of tasks and proofs, a table of near misses, a table of changed fields, and
 * all faults.
 */
import { fieldKinds, type FieldChange, type FieldKind } from "./field-changes.ts";
import { maxGuessShare, type HackerResult } from "./hacker.ts";
import { missKinds, type Miss, type MissKind } from "./near-misses.ts";
import type { Finding, Proof } from "./proof.ts";

/** The counts of one kind of near miss. */
export interface MissTally {
  generated: number;
  /** The number of near misses whose end differs from the end of the true solution. */
  counted: number;
  /** The number of `counted` near misses that the judge rejected. */
  killed: number;
  /** The number of accepted near misses that differ only in values that the task leaves open. */
  open: number;
  survived: number;
}
export type Tallies = Record<MissKind, MissTally>;

export const emptyTallies = (): Tallies =>
  Object.fromEntries(
    missKinds.map((kind) => [kind, { generated: 0, counted: 0, killed: 0, open: 0, survived: 0 }]),
  ) as Tallies;
export function tallyMisses(misses: readonly Pick<Miss, "kind" | "likeness" | "success">[], into: Tallies): Tallies {
  for (const { kind, likeness, success } of misses) {
    const tally = into[kind];
    tally.generated += 1;
    if (likeness === "same") continue;
    tally.counted += 1;
    if (!success) tally.killed += 1;
    else if (likeness === "open") tally.open += 1;
    else tally.survived += 1;
  }
  return into;
}
export function sumTallies(all: readonly Tallies[]): Tallies {
  const out = emptyTallies();
  for (const tallies of all)
    for (const kind of missKinds)
      for (const key of Object.keys(out[kind]) as (keyof MissTally)[]) out[kind][key] += tallies[kind][key];
  return out;
}

/** The number of changed fields of one kind, and the number of these changes that the judge rejected. */
export interface FieldTally {
  changed: number;
  refused: number;
}
export type FieldTallies = Record<FieldKind, FieldTally>;
export const emptyFieldTallies = (): FieldTallies =>
  Object.fromEntries(fieldKinds.map((kind) => [kind, { changed: 0, refused: 0 }])) as FieldTallies;
export function tallyFields(
  changes: readonly Pick<FieldChange, "kind" | "success">[],
  into: FieldTallies,
): FieldTallies {
  for (const { kind, success } of changes) {
    into[kind].changed += 1;
    if (!success) into[kind].refused += 1;
  }
  return into;
}

/** Additional counts for each task. */
export interface Counts {
  readonly misses?: ReadonlyMap<string, Tallies>;
  readonly fields?: ReadonlyMap<string, FieldTallies>;
  readonly hacked?: ReadonlyMap<string, HackerResult>;
}

/**
 * A cell contains the number of instances for which the proof succeeded, or "succeeded/tried" if the proof failed for
 * some instances.
 */
export function formatReport(
  findings: readonly Finding[],
  proofs: readonly Pick<Proof<never>, "id" | "sentence">[],
  counts: Counts = {},
): string {
  const cell = (some: readonly Finding[]): string => {
    const held = some.filter(({ faults }) => faults.length === 0).length;
    return held === some.length ? `${held || ""}` : `${held}/${some.length}`;
  };
  const byTask = Map.groupBy(findings, ({ task }) => task);
  const of = (some: readonly Finding[], { id }: { readonly id: string }) => cell(some.filter((f) => f.proof === id));
  const lines = [
    ...proofs.map((proof, i) => `${String(i + 1).padStart(3)}  ${proof.id.padEnd(15)} ${proof.sentence}`),
    "",
    ...formatGrid([
      ["task", ...proofs.map((_, i) => String(i + 1))],
      ...[...byTask].map(([task, some]) => [task, ...proofs.map((proof) => of(some, proof))]),
      ["", ...proofs.map((proof) => of(findings, proof))],
    ]),
  ];
  if (counts.misses?.size) lines.push("", ...missTables(counts.misses));
  if (counts.fields?.size) lines.push("", ...fieldTables(counts.fields));
  if (counts.hacked?.size) lines.push("", ...hackerTable(counts.hacked));
  const faults = findings.flatMap(({ task, seed, lang, proof, faults }) =>
    faults.map((fault) => `✗ ${task}, seed ${seed}, ${lang}, ${proof}: ${fault}`),
  );
  return `${[...lines, "", ...(faults.length > 0 ? faults : ["No faults."])].join("\n")}\n`;
}
function missTables(tallies: ReadonlyMap<string, Tallies>): string[] {
  const row = (name: string, { generated, counted, killed, open, survived }: MissTally): string[] => [
    name,
    ...[generated, counted, killed, open, survived].map(String),
  ];
  const whole = sumTallies([...tallies.values()]);
  const total = missKinds.map((kind) => whole[kind]).reduce(addTallies);
  const head = ["near misses", "generated", "counted", "killed", "left open", "survived"];
  const perTask = [...tallies].map(([task, own]) => [task, ...missKinds.map((kind) => String(own[kind].counted))]);
  return [
    ...formatGrid([head, ...missKinds.map((kind) => row(kind, whole[kind])), row("all", total)]),
    "",
    ...formatGrid([["counted, by kind", ...missKinds], ...perTask]),
  ];
}
function fieldTables(tallies: ReadonlyMap<string, FieldTallies>): string[] {
  const all = fieldKinds.map((kind): [string, FieldTally] => {
    const own = [...tallies.values()].map((one) => one[kind]);
    const sum = (of: keyof FieldTally): number => own.reduce((total, one) => total + one[of], 0);
    return [kind, { changed: sum("changed"), refused: sum("refused") }];
  });
  return [
    ...formatGrid([
      ["changes of fields", "tried", "refused", "accepted"],
      ...all.map(([kind, { changed, refused }]) => [kind, ...[changed, refused, changed - refused].map(String)]),
    ]),
    "",
    ...formatGrid([
      ["tried, by kind", ...fieldKinds],
      ...[...tallies].map(([task, own]) => [task, ...fieldKinds.map((kind) => String(own[kind].changed))]),
    ]),
  ];
}
/** Formats the tasks with an answer sheet. The tasks whose answers are guessed most often come first. */
function hackerTable(hacked: ReadonlyMap<string, HackerResult>): string[] {
  const all = [...hacked.values()].map(({ atOnce }) => atOnce);
  const sum = (of: "tried" | "won"): number => all.reduce((total, one) => total + one[of], 0);
  const guessed = [...hacked]
    .flatMap(([task, { guess }]) => (guess ? [{ task, ...guess }] : []))
    .toSorted((a, b) => b.right / b.seeds - a.right / a.seeds);
  const share = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`;
  const rows = guessed.map(({ task, choices, seeds, right, won, how }) => [
    [task, choices.join(", ") || "-", String(seeds), share(right, seeds), share(won, seeds)],
    how,
  ]) as [string[], string][];
  const columns = formatGrid([
    ["guessed, best first", "choices of", "seeds", "sheet right", "won"],
    ...rows.map(([row]) => row),
  ]);
  return [
    `ended immediately: ${sum("won")} of ${sum("tried")} episodes won`,
    ...(rows.length === 0 ? [] : columns.map((line, i) => `${line}  ${i === 0 ? "how" : rows[i - 1]![1]}`)),
    `guessed correctly in more than ${maxGuessShare * 100} % of the seeds: ${guessed.filter((g) => g.right > g.seeds * maxGuessShare).length} of ${guessed.length} tasks`,
  ];
}
const addTallies = (a: MissTally, b: MissTally): MissTally => ({
  generated: a.generated + b.generated,
  counted: a.counted + b.counted,
  killed: a.killed + b.killed,
  open: a.open + b.open,
  survived: a.survived + b.survived,
});
/** Each column is as wide as its content. The first column is left-aligned, the others are right-aligned. */
function formatGrid(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[column]!) : text.padStart(widths[column]!)))
      .join("  ")
      .trimEnd(),
  );
}
