/**
 * Checks the layout of the nearest screens of every app, in a few appearances. `./phonebooth layout` checks all screens
 * in all appearances.
 */
import { expect, inject, it } from "vitest";
import { startChrome } from "#scripts/build/chrome.ts";
import {
  inspect,
  lineOf,
  appearances,
  newReport,
  openDisplay,
  openTallDisplay,
  startsOf,
  walk,
} from "../support/layout.ts";

const maxMoments = Number(process.env["LAYOUT_MOMENTS"] ?? 10);

it(`finds nothing cut, covered, too small or too faint in the first ${maxMoments} moments of every app`, async () => {
  const chrome = await startChrome();
  const report = newReport();
  const url = inject("url");
  for (const lang of ["en", "zh-CN"] as const) {
    const mine = appearances.filter((look) => look.lang === lang);
    const starts = startsOf(lang).filter((_, n) => n % 2 === (lang === "en" ? 0 : 1));
    const tall = await openTallDisplay(chrome, url, lang);
    const glass = await openDisplay(chrome, url, lang, "portrait");
    const onSide = await openDisplay(chrome, url, lang, "landscape");
    for (const { name } of starts) {
      const moments = await walk(tall, { lang, start: name, most: maxMoments, perScreen: maxMoments }, report);
      for (const [n, moment] of moments.entries()) {
        await inspect(
          glass,
          moment,
          [0, 3].map((k) => mine[(n + k) % mine.length]!),
          report,
        );
        await inspect(onSide, moment, [mine[(n + 1) % mine.length]!], report);
      }
    }
    await tall.close();
    await glass.close();
    await onSide.close();
  }
  expect([...report.found.values()].map(lineOf)).toEqual([]);
  expect(report.checkedDisplays).toBeGreaterThan(225);
  expect(chrome.errors).toEqual([]);
  chrome.stop();
}, 300_000);
