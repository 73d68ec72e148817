// Checks every page of the console with axe, in both themes and in a large and a small window: names, roles, contrast,
// order of headings, keyboard access. It also checks that no page is wider than its window.
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { Client } from "../../clients/typescript/src/client.ts";
import { DeskServer } from "#benchmark/run/desk.ts";
import { startChrome, type Chrome, type Tab } from "#scripts/build/chrome.ts";
import { axeFaults, axeSizes } from "../support/axe.ts";
import { consolePages, type ConsolePage } from "../support/console-pages.ts";
import { until } from "../support/until.ts";

const url = inject("url");
const adminKey = inject("adminKey");

let chrome: Chrome;
let pages: readonly ConsolePage[];
beforeAll(async () => {
  chrome = await startChrome();
  pages = await consolePages(url, adminKey);
});
afterAll(() => chrome?.stop());

const setTheme = (tab: Tab, theme: string): Promise<unknown> =>
  tab.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: theme }] });
async function open(page: ConsolePage, size: (typeof axeSizes)[number]): Promise<Tab> {
  const tab = await chrome.open("about:blank", size);
  const key = page.withoutKey === true ? "" : adminKey;
  await tab.send("Page.navigate", { url: `${url}/#key=${key}` });
  await until(tab, `document.querySelector("main")`);
  await tab.evaluate(`location.hash = ${JSON.stringify(page.place)}`);
  for (const step of [page.ready, ...(page.steps ?? [])]) await until(tab, step);
  return tab;
}

test("no page of the console has axe faults, in both themes and window sizes", async () => {
  const found: Record<string, readonly string[]> = {};
  const seen = new Set<string>();
  for (const page of pages)
    for (const size of axeSizes) {
      const tab = await open(page, size);
      // Only style sheets depend on the theme, so the page need not be opened again.
      for (const theme of ["light", "dark"]) {
        await setTheme(tab, theme);
        const { passed, faults } = await axeFaults(tab);
        expect(passed).toBeGreaterThan(10);
        const isWider = await tab.evaluate<boolean>(`document.documentElement.scrollWidth > ${size.width}`);
        const all = isWider ? [...faults, "wider than its window"] : faults;
        if (all.length > 0) found[`${page.name} ${size.width}×${size.height} ${theme}`] = all;
        seen.add(page.name);
      }
      await tab.close();
    }
  expect(seen.size).toBe(pages.length);
  expect(found).toEqual({});
});

test("the page for human players has no axe faults, and keeps the focus between steps", async () => {
  const desk = await DeskServer.open();
  const picture = await new Client(url, adminKey).create({ device: { width: 360, height: 800, dpr: 1 } });
  desk.show(
    {
      phase: "yours",
      episode: 1,
      instruction: "打开备忘录。Open Notes.",
      step: 3,
      budget: 20,
      apps: ["Notes"],
      clock: "2026-03-02T09:00",
    },
    await picture.screenshot(),
  );
  const found: Record<string, readonly string[]> = {};
  for (const size of axeSizes)
    for (const theme of ["light", "dark"]) {
      const tab = await chrome.open(desk.url, size);
      await setTheme(tab, theme);
      await until(tab, `document.body.className.includes("mine") && document.getElementById("picture").complete`);
      const { passed, faults } = await axeFaults(tab);
      expect(passed).toBeGreaterThan(10);
      if (faults.length > 0) found[`${size.width}×${size.height} ${theme}`] = faults;
      await tab.close();
    }
  expect(found).toEqual({});

  const tab = await chrome.open(desk.url, axeSizes[0]);
  await until(tab, `document.body.className.includes("mine")`);
  const home = `document.querySelector("[data-action=HOME]")`;
  await tab.evaluate(`${home}.focus()`);
  desk.show({ phase: "busy" });
  await until(tab, `document.body.className.includes("busy")`);
  await tab.evaluate(`new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))`);
  expect(await tab.evaluate(`document.activeElement === ${home}`)).toBe(true);
  expect(await tab.evaluate(`${home}.ariaDisabled`)).toBe("true");
  await desk.close();
  await picture.remove();
});
