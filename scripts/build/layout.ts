// Checks every screen for truncated text, small or covered controls and low contrast: `./phonebooth layout --app
// notes`.
import { parseArgs } from "node:util";
import {
  inspect,
  lineOf,
  appearances,
  nameOf,
  newReport,
  openDisplay,
  openTallDisplay,
  startsOf,
  walk,
} from "#test/support/layout.ts";
import { allowedFaults } from "#test/support/layout-allowed.ts";
import { startChrome } from "./chrome.ts";
import { startServer } from "../cli/server.ts";

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      app: { type: "string", multiple: true },
      lang: { type: "string" },
      most: { type: "string", default: "400" },
      "per-screen": { type: "string", default: "20" },
      shots: { type: "string" },
      "shots-in": { type: "string", default: "en light 1" },
      parallel: { type: "string", default: "2" },
      quick: { type: "boolean", default: false },
      turned: { type: "boolean", default: false },
    },
  });
  const began = performance.now();
  const server = await startServer({ port: 0, memory: true, quiet: true });
  const report = newReport();
  const langs = (["en", "zh-CN"] as const).filter((lang) => values.lang === undefined || lang.startsWith(values.lang));
  const shotsIn = appearances.find((one) => nameOf(one) === values["shots-in"]);
  const waiting = langs.flatMap((lang) =>
    startsOf(lang)
      .map((start) => ({ lang, start: start.name }))
      .filter((w) => values.app === undefined || values.app.includes(w.start)),
  );
  let number = 0;
  const runWorker = async (): Promise<void> => {
    // Starts a separate browser for each worker, because pages of one browser share a thread.
    const chrome = await startChrome();
    for (let at = waiting.shift(); at; at = waiting.shift()) {
      const { lang, start } = at;
      const tallGlass = await openTallDisplay(chrome, server.url, lang);
      const most = Number(values.most);
      const moments = await walk(
        tallGlass,
        { lang, start, most, perScreen: start === "settings" ? most : Number(values["per-screen"]) },
        report,
      );
      await tallGlass.close();
      const display = await openDisplay(chrome, server.url, lang, values.turned ? "landscape" : "portrait");
      const mine = appearances.filter(
        (look) => look.lang === lang && (!values.quick || nameOf(look) === values["shots-in"]),
      );
      for (const moment of moments) {
        const shots =
          values.shots === undefined || !shotsIn
            ? null
            : { folder: `${values.shots}/${start}`, look: shotsIn, number: number++ };
        await inspect(display, moment, mine, report, shots);
      }
      await display.close();
      process.stdout.write(`${lang} ${start}: ${moments.length} moments, ${report.found.size} findings so far\n`);
    }
    for (const error of chrome.errors) process.stdout.write(`✗ ${error}\n`);
    chrome.stop();
  };
  await Promise.all(Array.from({ length: Math.max(1, Number(values.parallel)) }, runWorker));
  await server.stop();
  const lines = [...report.found.values()].map(lineOf).toSorted();
  for (const line of lines) process.stdout.write(`✗ ${line}\n`);
  if (values.app === undefined && values.lang === undefined && !values.quick)
    for (const [n, entry] of allowedFaults.entries())
      if (!report.used.has(n)) process.stdout.write(`  allowed, but never found: ${entry.kind} ${entry.reason}\n`);
  const took = ((performance.now() - began) / 1000).toFixed(0);
  process.stdout.write(
    `${report.moments.size} moments of ${report.screens.size} screens, checked ${report.checkedDisplays} times in ${appearances.length} appearances, ${lines.length} findings, ${took} s\n`,
  );
  return lines.length === 0 ? 0 : 1;
}
