// Formats the results of a study as a table for the terminal, and as a page in the style of the other reports. The page
// can be opened from disk.
import { loadBundle } from "../../report/bundle.ts";
import { featureNames } from "#learn/features.ts";
import { sumHeldOut } from "./curve.ts";
import { percent, variants, type Course, type Rate, type Study, type Variant } from "./study.ts";

const variantTexts: Readonly<Record<Variant, string>> = {
  whole: "everything as meant",
  shuffled: "control: each trajectory gets the advantage of another trajectory in its batch",
  "no-decay": "a success is worth 1, however long it took (λ = 0)",
  "no-curriculum": "start points in any order, not the easiest first",
  "nothing-dropped": "groups without a success, or with equal rewards, count too",
  "no-filter": "learning also uses unsolvable variants, which ask for something that does not exist",
};
type Cells = readonly (string | number)[];

export function toTextTable(study: Study): string {
  const rows: Cells[] = [headings, ...rowsOf(study)];
  const widths = headings.map((_, i) => Math.max(...rows.map((row) => String(row[i]).length)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, i) => String(cell).padEnd(widths[i]!))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}
const headings: Cells = [
  "course",
  "seed",
  "held out",
  "steps per success",
  "updates",
  "steps",
  "added steps",
  "on phones",
  "seconds",
];
const formatNumber = (number: number | null): string => (number === null ? "–" : number.toFixed(1));
const rowsOf = ({ uniform, courses }: Study): Cells[] => [
  ["uniform", "–", percent(uniform), formatNumber(uniform?.steps ?? null), 0, 0, 0, "–", "–"],
  ...courses.map((course) => [
    course.variant,
    course.seed,
    percent(course.held),
    formatNumber(course.held.steps),
    course.curve.length,
    course.curve.at(-1)?.steps ?? 0,
    course.curve.at(-1)?.addedSteps ?? 0,
    course.asked,
    course.seconds,
  ]),
  ...variants.flatMap((variant) => {
    const of = courses.filter((course) => course.variant === variant);
    return of.length < 2 ? [] : [[variant, "all", percent(sumHeldOut(of)), "", "", "", "", "", ""]];
  }),
];

/** Returns the page as one file without scripts or external resources. */
export async function toStudyPage(study: Study, curve: string): Promise<string> {
  const { style } = await loadBundle();
  const { settings, split, courses } = study;
  const shown = variants.filter((variant) => courses.some((course) => course.variant === variant));
  const families = settings.families.map((id) => [id, ...familyRow(id, study, shown)]);
  return [
    "<!doctype html>",
    '<html lang="en"><head><meta charset="utf-8" />',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />`,
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    "<title>Learning on phones</title>",
    `<style>${style} main{max-width:980px;margin:0 auto;padding:32px 20px;display:grid;gap:20px}svg{width:100%;height:auto}.card{padding:16px;overflow:auto}</style></head>`,
    "<body><main>",
    "<h1>Learning on phones</h1>",
    `<p>${split.held} instances are held out, in words that none of the ${split.learnt} set apart for learning has. A course learns from ${settings.learning} of each family, in ${settings.steps} steps: ${settings.groups} groups of ${settings.members} forks an update; a group without a success grows to at most ${settings.mostMembers} forks. Held-out instances are played greedily, from their true beginning.</p>`,
    `<section class="card">${curve}</section>`,
    card("Courses", headings, rowsOf(study)),
    card("Held out, by family", ["family", "before", ...shown], families),
    card(
      "What they are",
      ["course", ""],
      shown.map((variant) => [variant, variantTexts[variant]]),
    ),
    card("The largest weights that the first course learnt", ["weight", "of"], weightRows(courses[0])),
    "</main></body></html>",
    "",
  ].join("\n");
}
function familyRow(id: string, { uniform, courses }: Study, shown: readonly Variant[]): string[] {
  const share = (rates: readonly Rate[]): string => {
    const [successes, of] = rates.reduce<[number, number]>(
      ([won, all], { families }) => [won + (families[id]?.[0] ?? 0), all + (families[id]?.[1] ?? 0)],
      [0, 0],
    );
    return percent({ successes, of });
  };
  return [
    share(uniform ? [uniform] : []),
    ...shown.map((variant) => share(courses.filter((one) => one.variant === variant).map(({ held }) => held))),
  ];
}
const maxWeightRows = 16;
const weightRows = (course: Course | undefined): Cells[] =>
  (course?.weights ?? [])
    .map((weight, i) => [weight, featureNames[i]!] as const)
    .toSorted(([a], [b]) => Math.abs(b) - Math.abs(a))
    .slice(0, maxWeightRows)
    .map(([weight, name]) => [weight.toFixed(2), name]);
function card(title: string, head: Cells, rows: readonly Cells[]): string {
  const row = (cells: Cells, tag: "th" | "td"): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(String(cell))}</${tag}>`).join("")}</tr>`;
  const body = rows.map((cells) => row(cells, "td")).join("");
  return `<section class="card"><h2>${title}</h2><table><thead>${row(head, "th")}</thead><tbody>${body}</tbody></table></section>`;
}
const escapeHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
