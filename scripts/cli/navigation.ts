// `./phonebooth navigation`: exports the navigation of the apps as data or as a picture. Also checks the navigation,
// finds shortest paths, and reports coverage by tasks.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { phone } from "#apps/phone.ts";
import { findingsOf } from "#benchmark/navigation/checks.ts";
import { createDrawing } from "#benchmark/navigation/drawing.ts";
import { navigationMapOf, graphOfApp } from "#benchmark/navigation/graph.ts";
import { toMermaid } from "#benchmark/navigation/mermaid.ts";
import { shortestPath, type Path } from "#benchmark/navigation/paths.ts";
import { mergeSeen } from "#benchmark/navigation/watched-kernel.ts";
import { coverageOf, playTasks, walkAllApps, type CoverageRow } from "../build/coverage.ts";
import { renderPng, renderSvg } from "./navigation-picture.ts";
import { parseOneOf, UsageError } from "./options.ts";
import { formatTable } from "./table.ts";

const formats = ["json", "mermaid", "svg", "png"] as const;

export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      format: { type: "string", default: "json" },
      out: { type: "string" },
      acts: { type: "boolean" },
      "no-acts": { type: "boolean" },
      check: { type: "boolean", default: false },
      played: { type: "boolean", default: false },
      path: { type: "boolean", default: false },
      coverage: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    },
  });
  const say = (text: string): void => {
    if (values.out === undefined) process.stdout.write(text);
    else writeFileSync(values.out, text);
  };
  const asJson = (x: unknown): string => `${JSON.stringify(x, null, 2)}\n`;
  if (values.path) {
    const [from, to, ...rest] = positionals;
    if (from === undefined || to === undefined || rest.length > 0)
      throw new UsageError("--path takes two screens: ./phonebooth navigation --path notes.list notes.trash");
    const { graph } = navigationMapOf(phone);
    for (const name of [from, to])
      if (!graph.screens.some(({ id }) => id === name)) throw new UsageError(`There is no screen ${name}.`);
    const path = shortestPath(graph, from, to);
    say(values.json ? asJson(path) : path === null ? `No path leads from ${from} to ${to}.\n` : pathText(path));
    return path === null ? 1 : 0;
  }
  const [app = "all", ...more] = positionals;
  if (more.length > 0) throw new UsageError("navigation takes one app, or all");
  if (app !== "all" && !phone.has(app))
    throw new UsageError(`There is no app ${app}. There are: ${phone.apps.map(({ id }) => id).join(", ")}.`);
  const isOurs = (name: string): boolean => app === "all" || name === app || /^([^./]+)/.exec(name)?.[1] === app;
  if (values.check) {
    const visited = values.played ? mergeSeen([...(await playTasks()).map((p) => p.seen), walkAllApps()]) : null;
    const found = findingsOf(phone, visited).filter(({ at }) => isOurs(at));
    const faults = found.filter(({ severity }) => severity === "fault").length;
    const rows = found.map(({ severity, check, at, says }) => [severity, check, at, says]);
    say(values.json ? asJson(found) : `${formatTable(["severity", "check", "at", "says"], rows)}${faults} faults\n`);
    return faults > 0 ? 1 : 0;
  }
  const { graph: whole } = navigationMapOf(phone);
  const graph = app === "all" ? whole : graphOfApp(whole, app);
  if (values.coverage) {
    const rows = coverageOf(graph, mergeSeen((await playTasks()).map(({ seen }) => seen)));
    say(values.json ? asJson(rows) : coverageText(rows));
    return 0;
  }
  const format = parseOneOf("format", values.format, formats);
  if (format === "json") {
    say(asJson(graph));
    return 0;
  }
  const acts = values.acts ?? (values["no-acts"] !== true && app !== "all");
  const drawing = createDrawing(graph, { acts, labels: true });
  if (format === "mermaid") say(toMermaid(drawing));
  else if (format === "svg") say(await renderSvg(drawing));
  else {
    if (values.out === undefined) throw new UsageError("A PNG needs --out FILE.");
    writeFileSync(values.out, await renderPng(await renderSvg(drawing)));
  }
  return 0;
}

function pathText({ from, to, touches, steps }: Path): string {
  const rows = steps.map((step, i) => {
    const what =
      step.kind === "open"
        ? "open the app"
        : step.kind === "result"
          ? `(result: ${step.on})`
          : step.kind === "back" && step.on === null
            ? "back"
            : (step.on ?? "");
    const notes = [
      ...(step.args.length > 0 ? [`with ${step.args.join(", ")}`] : []),
      ...(step.guards.length > 0 ? [`when ${step.guards.join(" and ")}`] : []),
      ...(step.unless.length > 0 ? [`unless ${step.unless.join(" or ")}`] : []),
      ...(step.needs === null ? [] : [`needs ${step.needs}`]),
      ...(step.asks ? ["confirm"] : []),
      ...(step.intent === null ? [] : [step.intent]),
      ...(step.chooses ? ["choose the app"] : []),
      ...(step.assumes === null ? [] : [`if it was opened from ${step.assumes}`]),
    ];
    return [String(i + 1), step.from, what, step.to, notes.join("; ")];
  });
  return `${formatTable(["", "on", "do", "comes", ""], rows)}${from} → ${to}: ${touches} ${touches === 1 ? "touch" : "touches"}\n`;
}
function coverageText(rows: readonly CoverageRow[]): string {
  const share = ([seen, all]: readonly [number, number]): string =>
    `${seen} / ${all}${all === 0 ? "" : ` (${Math.round((100 * seen) / all)} %)`}`;
  return formatTable(
    ["app", "screens", "edges", "pages"],
    rows.map(({ app, screens, edges, variants }) => [
      app,
      share(screens),
      share(edges),
      variants[1] === 0 ? "" : share(variants),
    ]),
  );
}
