// Checks that equal states give equal pictures. Draws the same moments (states of a phone) on many pages at once, in
// different orders, and compares the pictures.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import { lostPartMessage } from "#contract/lost-part.ts";
import type { Boot } from "#os/boot.ts";
import type { Command } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { rollDegByOrientation, displaySizeOf } from "#os/orientation.ts";
import { Rng } from "#state/rng.ts";
import { startChrome, type Chrome, type Tab } from "./chrome.ts";
import { root } from "../env.ts";
import { callPage, loadPhone, type Moment as Shown } from "./page-driver.ts";
import { parseWholeNumber } from "../cli/options.ts";
import { startServer } from "../cli/server.ts";

export interface PurityOptions {
  /** The total number of pictures. */
  readonly pictures: number;
  /** The number of pages that draw at once. */
  readonly pages: number;
  readonly seed: number;
  readonly dpr: number;
  /** Draws only the moments whose names contain this text. */
  readonly only?: string | undefined;
  /** The languages and themes of the moments (default: both languages in both themes). */
  readonly looks?: readonly Look[] | undefined;
}
export type Look = Pick<Boot, "lang" | "theme">;
const allLooks = (["en", "zh-CN"] as const).flatMap((lang) =>
  (["light", "dark"] as const).map((theme): Look => ({ lang, theme })),
);
export interface PurityResult {
  pictures: number;
  /** The number of moments that were drawn. */
  readonly moments: number;
  /** The number of pictures that were compared with an earlier picture of the same moment. */
  compared: number;
  /** How often a page could not load a part of a display. As on the server, another page then draws the display. */
  lost: number;
  /** The pictures that differ from the first picture of the same moment. */
  readonly differing: Differing[];
}
interface Differing {
  /** The name of the moment, and how its first and its other picture were taken. */
  readonly label: string;
  /** PNGs as base64. */
  readonly first: string;
  readonly second: string;
}
/** The folder in which the command stores differing pictures. */
const outputFolder = join(root, ".cache/purity");
/** The command reports its progress after this many pictures. */
const progressInterval = 500;

type Given = Omit<Shown, "key">;
interface Moment {
  readonly name: string;
  readonly given: Given;
  /** The previous moment, and the action that leads from the previous moment to this one. */
  readonly from: { readonly given: Given; readonly action: object } | null;
  readonly map: boolean;
}

const openApp = (value: string): object => ({ type: "AWAKE", value });
/** On average, one picture in this many is taken on a new page. */
const newPageInterval = 6;
/** On average, a thumbnail is taken before one picture in this many. */
const thumbnailInterval = 4;
/** On average, the page is idle before one picture in this many. */
const restInterval = 5;
/** The idle time of a page, in milliseconds. The time is long enough for the browser to discard the pixels. */
const restMs = 150;
/** The command stops after this many lost displays, because the machine is then too busy for its pages. */
const maxLost = 100;
/** Apps whose screens the moments show: lists, many small pictures, charts, slanted lines. */
const apps = [
  "contacts",
  "messages",
  "notes",
  "calendar",
  "weather",
  "themes",
  "clock",
  "files",
  "gallery",
  "compass",
  "wechat",
  "alipay",
  "ebay",
  "maps",
];

const landscapeApps = ["contacts", "gallery", "calendar", "compass", "wechat", "alipay", "ebay", "maps"];
/** The labels, in English and Chinese, of the switch that makes the display follow the device's orientation. */
const autoRotatePattern = /^(Auto-rotate|自动旋转)$/;

/**
 * Draws kinds of content whose pictures differed in the past: recent apps, many small pictures, charts, and slanted
 * lines as on a map. The pages are distributed over the browsers in turn.
 */
export async function comparePictures(
  browsers: readonly Chrome[],
  url: string,
  { pictures, pages, seed, dpr, only, looks = allLooks }: PurityOptions,
  tell: (found: PurityResult) => void = () => undefined,
): Promise<PurityResult> {
  const device = { width: 360, height: 800, dpr };
  const open = (lane: number): Promise<Tab> => browsers[lane % browsers.length]!.open(`${url}/screen`, device);
  const moments = (await momentsOf(await open(0), device, looks)).filter(({ name }) => name.includes(only ?? ""));
  if (moments.length === 0) throw new Error(`no moment's name contains "${only}"`);
  const r = Rng.of(seed, "purity");
  const first = new Map<string, { readonly picture: string; readonly way: string }>();
  const found: PurityResult = { pictures: 0, moments: moments.length, compared: 0, lost: 0, differing: [] };
  const draw = async (lane: number): Promise<void> => {
    let tab = await open(lane);
    while (found.pictures < pictures) {
      found.pictures++;
      const moment = r.pick(moments);
      const isNewPage = r.int(1, newPageInterval) === 1;
      if (isNewPage) {
        await tab.close();
        tab = await open(lane);
      }
      const shown = await show(tab, moment, `lane${lane}`, r).catch((error: unknown) => {
        if (!String(error).includes(lostPartMessage)) throw error;
        return null;
      });
      if (shown === null) {
        found.lost++;
        found.pictures--;
        if (found.lost > maxLost) throw new Error(`${found.lost} pages could not load a part of a display`);
        await tab.close();
        tab = await open(lane);
        continue;
      }
      let way = `${shown} on ${isNewPage ? "new page" : "page"} ${lane}`;
      const compare = (what: string, picture: string): void => {
        const known = first.get(what);
        if (!known) return void first.set(what, { picture, way });
        found.compared++;
        if (known.picture !== picture)
          found.differing.push({
            label: `${what}: first ${known.way}, then ${way}`,
            first: known.picture,
            second: picture,
          });
      };
      if (r.int(1, restInterval) === 1) {
        way += ", after a rest";
        await tab.rest();
        await new Promise((resolve) => setTimeout(resolve, restMs));
        await tab.fit();
      }
      if (r.int(1, thumbnailInterval) === 1) {
        await tab.fit(Math.round((displaySizeOf(moment.given.state).width * dpr) / 3));
        compare(`small ${moment.name}`, await tab.capture());
        way += ", after a thumbnail";
        await tab.fit();
      }
      compare(moment.name, await tab.capture());
      tell(found);
    }
    await tab.close();
  };
  await Promise.all(Array.from({ length: pages }, (_, lane) => draw(lane)));
  return found;
}

async function show(tab: Tab, { given, from, map }: Moment, key: string, r: Rng): Promise<string> {
  await tab.evaluate(removeMapScript);
  const whole = !from || r.int(0, 1) === 0;
  const first = whole ? given : from.given;
  await tab.fit(undefined, displaySizeOf(first.state));
  await loadPhone(tab, { key, ...first });
  if (!whole) {
    if (r.int(0, 1) === 0) await tab.capture();
    const { version } = first;
    await callPage(tab, "perform", { key, version, action: from.action, tickMs: 1000, elements: false });
    await tab.fit(undefined, displaySizeOf(given.state));
  }
  if (map) await tab.evaluate(addMapScript);
  return whole ? "loaded" : "performed";
}

async function momentsOf(tab: Tab, device: Boot["device"], looks: readonly Look[]): Promise<Moment[]> {
  const moments: Moment[] = [];
  for (const { lang, theme } of looks) {
    const boot: Boot = { ...defaultBoot(lang, 5), device, theme };
    const key = `${lang} ${theme}`;
    let state: PhoneState = phone.boot(boot);
    let version = 0;
    const given = (): Given => ({ state, version });
    await loadPhone(tab, { key, ...given() });
    moments.push({ name: `${key} home`, given: given(), from: null, map: false });
    moments.push({ name: `${key} map`, given: given(), from: null, map: true });
    const act = async (name: string, action: object): Promise<void> => {
      const before = given();
      await tab.fit(undefined, displaySizeOf(state));
      const { commands } = await callPage<{ commands: Command[] }>(tab, "perform", {
        key,
        version,
        action,
        tickMs: 1000,
        elements: false,
      });
      version++;
      state = commands.reduce((s, command) => phone.reduce(s, command).state, state);
      moments.push({ name: `${key} ${name}`, given: given(), from: { given: before, action }, map: false });
    };
    // The pictures of the recent apps differed most often. Therefore the recent apps are drawn after every app.
    for (const app of apps) {
      await act(app, openApp(app));
      await act(`recents, ${app} first`, { type: "RECENT" });
    }
    // Rotating the device changes nothing until auto-rotate is on. So the step that taps the switch goes from one
    // orientation to the other.
    state = phone.reduce(state, { name: "os.setSensors", args: { rollDeg: rollDegByOrientation.landscape } }).state;
    version++;
    await loadPhone(tab, { key, ...given() });
    const turn = async (name: string): Promise<void> => {
      await act(`${name}, asked for`, { type: "SWIPE", point1: [500, 2], point2: [500, 600] });
      const found = await callPage<{ name: string; bounds: number[] }[]>(tab, "elements", {});
      const [x1, y1, x2, y2] = found.find((element) => autoRotatePattern.test(element.name))!.bounds as [
        number,
        number,
        number,
        number,
      ];
      await act(name, { type: "CLICK", point: [(x1 + x2) / 2, (y1 + y2) / 2] });
    };
    await turn("on its side");
    for (const app of landscapeApps) {
      await act(`${app}, on its side`, openApp(app));
      await act(`recents, ${app} first, on its side`, { type: "RECENT" });
    }
    await turn("upright again");
  }
  await tab.close();
  return moments;
}

/**
 * Draws streets: many slanted strokes of odd widths. Such strokes are the hardest content to draw identically twice.
 */
const addMapScript = `(() => {
  let n = 7;
  const next = (below) => (n = (n * 48271) % 2147483647) % below;
  const line = () => {
    const d = Array.from({ length: 6 }, (_, i) => (i ? "L" : "M") + next(3600) / 10 + " " + next(8000) / 10).join("");
    return '<path d="' + d + '" fill="none" stroke="hsl(' + next(360) + ' 60% 60%)" stroke-width="' + (1 + next(90) / 10) + '"/>';
  };
  const svg = '<svg viewBox="0 0 360 800" style="position:fixed;inset:0;z-index:1000">' + Array.from({ length: 120 }, line).join("") + "</svg>";
  document.querySelector(".phone").insertAdjacentHTML("beforeend", '<div id="map">' + svg + "</div>");
})()`;
const removeMapScript = `document.getElementById("map")?.remove()`;

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      pictures: { type: "string", default: "1000" },
      pages: { type: "string", default: "4" },
      browsers: { type: "string", default: "1" },
      seed: { type: "string", default: "1" },
      dpr: { type: "string", default: "3" },
      only: { type: "string" },
    },
  });
  const pictures = parseWholeNumber("pictures", values.pictures, 1);
  const pages = parseWholeNumber("pages", values.pages, 1);
  const browserCount = parseWholeNumber("browsers", values.browsers, 1);
  const [seed, dpr] = [Number(values.seed), Number(values.dpr)];
  const server = await startServer({ port: 0, memory: true, quiet: true });
  const browsers = await Promise.all(Array.from({ length: browserCount }, startChrome));
  try {
    const began = performance.now();
    let completed = 0;
    let shown = 0;
    const tell = (so: PurityResult): void => {
      for (const { label, first, second } of so.differing.slice(shown)) {
        shown++;
        const file = join(outputFolder, String(shown));
        mkdirSync(outputFolder, { recursive: true });
        writeFileSync(`${file}-first.png`, Buffer.from(first, "base64"));
        writeFileSync(`${file}-other.png`, Buffer.from(second, "base64"));
        process.stdout.write(`✗ ${label}: ${file}-first.png and -other.png\n`);
      }
      if (++completed % progressInterval !== 0) return;
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      process.stdout.write(`${completed} pictures, ${so.differing.length} differ, ${seconds} s\n`);
    };
    const { moments, differing, ...found } = await comparePictures(
      browsers,
      server.url,
      { pictures, pages, seed, dpr, only: values.only },
      tell,
    );
    process.stdout.write(
      `${found.pictures} pictures of ${moments} moments, ${found.compared} compared, on ${pages} pages of ${browsers.length} browsers: ${differing.length} differ, ${found.lost} drawn by another page\n`,
    );
    return differing.length === 0 ? 0 : 1;
  } finally {
    for (const chrome of browsers) chrome.stop();
    await server.stop();
  }
}
