/** What a run of proofs found, as a table of tasks and proofs, a table of near misses, and every fault below. */
import { missKinds, type Miss, type MissKind } from "./near-misses.ts";
import type { Finding, Proof } from "./proof.ts";

/** Of one kind of near miss. */
export interface Tally {
  generated: number;
  /** Left another phone behind than the true solution. */
  counted: number;
  /** Of these, no success. */
  killed: number;
  /** Successes that differ only in what the task leaves open. */
  open: number;
  survived: number;
}
export type Tallies = Record<MissKind, Tally>;

export const noTallies = (): Tallies =>
  Object.fromEntries(
    missKinds.map((kind) => [kind, { generated: 0, counted: 0, killed: 0, open: 0, survived: 0 }]),
  ) as Tallies;
export function tallied(misses: readonly Pick<Miss, "kind" | "likeness" | "success">[], into: Tallies): Tallies {
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
export function summed(all: readonly Tallies[]): Tallies {
  const out = noTallies();
  for (const tallies of all)
    for (const kind of missKinds)
      for (const key of Object.keys(out[kind]) as (keyof Tally)[]) out[kind][key] += tallies[kind][key];
  return out;
}

/** A cell is how often a proof was shown, or how often it held of how often it was tried. */
export function reportOf(
  findings: readonly Finding[],
  proofs: readonly Pick<Proof<never>, "id" | "sentence">[],
  tallies: ReadonlyMap<string, Tallies>,
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
    ...grid([
      ["task", ...proofs.map((_, i) => String(i + 1))],
      ...[...byTask].map(([task, some]) => [task, ...proofs.map((proof) => of(some, proof))]),
      ["", ...proofs.map((proof) => of(findings, proof))],
    ]),
  ];
  if (tallies.size > 0) {
    const row = (name: string, { generated, counted, killed, open, survived }: Tally): string[] => [
      name,
      ...[generated, counted, killed, open, survived].map(String),
    ];
    const whole = summed([...tallies.values()]);
    const total = missKinds.map((kind) => whole[kind]).reduce(plus);
    const head = ["near misses", "generated", "counted", "killed", "left open", "survived"];
    lines.push("", ...grid([head, ...missKinds.map((kind) => row(kind, whole[kind])), row("all", total)]));
    const perTask = [...tallies].map(([task, own]) => [task, ...missKinds.map((kind) => String(own[kind].counted))]);
    lines.push("", ...grid([["counted of each kind", ...missKinds], ...perTask]));
  }
  const faults = findings.flatMap(({ task, seed, lang, proof, faults }) =>
    faults.map((fault) => `✗ ${task}, seed ${seed}, ${lang}, ${proof}: ${fault}`),
  );
  return `${[...lines, "", ...(faults.length > 0 ? faults : ["No faults."])].join("\n")}\n`;
}
const plus = (a: Tally, b: Tally): Tally => ({
  generated: a.generated + b.generated,
  counted: a.counted + b.counted,
  killed: a.killed + b.killed,
  open: a.open + b.open,
  survived: a.survived + b.survived,
});
/** Columns as wide as what is in them, the first to the left and the others to the right. */
function grid(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[column]!) : text.padStart(widths[column]!)))
      .join("  ")
      .trimEnd(),
  );
}
