/** An app's theme applies to its own screens wherever they appear, and to nothing else on the display. */
import { expect, inject, it } from "vitest";
import { startChrome } from "#scripts/build/chrome.ts";
import { loadPhone } from "#scripts/build/page-driver.ts";
import { layerSheet } from "#scripts/build/style-layers.ts";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { Command } from "#os/command.ts";

const device = { width: 360, height: 800, dpr: 1 };
const [themedApp, other] = ["notes", "messages"] as const;
const theme = `:scope { --accent: #b3261e; --bg: #fff8f6; --text: #402020; --bar-ground: #ffdad4; --list-radius: 3px;
  --sheet-radius: 5px; --t-body: calc(13px * var(--fs)); --t-large: calc(30px * var(--fs)); }
.bar { border-top: 7px solid; }`;
/** Style of each element on the display, grouped by the app whose frame contains it, or by the phone. */
const styleScript = `Object.entries(Object.groupBy(document.querySelectorAll(".phone, .phone *"), (el) =>
  el.closest("[data-app]")?.dataset.app ?? "phone")).map(([where, all]) => [where, all.map((el) => {
    const s = getComputedStyle(el);
    return [el.className, s.backgroundColor, s.color, s.fontSize, s.borderRadius, s.borderTopWidth, s.minHeight].join(" ");
  })])`;

it("an app's theme changes only its own screens, also in recents", async () => {
  const chrome = await startChrome();
  const tab = await chrome.open(`${inject("url")}/screen`, device);
  const os = (name: string, args: object): Command => ({ name: `os.${name}`, args: args as never });
  const opened = [themedApp, other].map((app) => os("launch", { app }));
  const state = [...opened, os("home", {}), os("recents", {})].reduce(
    (s, command) => phone.reduce(s, command).state,
    phone.boot({ ...defaultBoot("en", 1), device }),
  );
  await loadPhone(tab, { key: "looks", version: 0, state });
  const look = async (): Promise<Record<string, string[]>> =>
    Object.fromEntries(await tab.evaluate<[string, string[]][]>(styleScript));

  const before = await look();
  expect(Object.keys(before)).toEqual(expect.arrayContaining(["phone", phone.home.id, themedApp, other]));
  const sheet = layerSheet(`src/apps/${themedApp}/looks/theme.css`, theme);
  await tab.evaluate(
    `document.head.append(Object.assign(document.createElement("style"), { textContent: ${JSON.stringify(sheet)} }))`,
  );
  const after = await look();
  const changed = Object.keys(before).filter((where) => JSON.stringify(before[where]) !== JSON.stringify(after[where]));
  expect(changed).toEqual([themedApp]);
  // Page, bar, cards, letters and font all follow the theme.
  for (const part of ["rgb(255, 248, 246)", "rgb(255, 218, 212)", "rgb(64, 32, 32)", "30px", "7px"])
    expect(after[themedApp]!.join("\n"), part).toContain(part);
  expect(chrome.errors).toEqual([]);
  chrome.stop();
});
