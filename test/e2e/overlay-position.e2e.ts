/**
 * After each drawing, the page computes some positions and colours from other parts of the display. The tests check
 * them for the menus of a long press and for the gesture handle.
 */
import { expect, inject, it } from "vitest";
import { startChrome, type Tab } from "#scripts/build/chrome.ts";
import { callPage, loadPhone } from "#scripts/build/page-driver.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { Command } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { rollDegByOrientation, displaySizeOf } from "#os/orientation.ts";
import { displayCheckScript } from "../support/display-checks.ts";
import type { DisplayReport } from "../support/display-check-types.ts";

interface Element {
  readonly role: string;
  readonly name: string;
  readonly bounds: readonly [number, number, number, number];
  readonly acts?: { readonly tap?: Command[]; readonly hold?: Command[] };
}
await localWorld();
const device = { width: 360, height: 800, dpr: 1 };
const os = (name: string, args: object = {}): Command => ({ name: `os.${name}`, args: args as never });
const run = (state: PhoneState, ...commands: Command[]): PhoneState =>
  commands.reduce((s, command) => phone.reduce(s, command).state, state);
type Display = PhoneState["os"]["settings"]["display"];
function withDisplay(
  state: PhoneState,
  display: Partial<Display>,
  held: keyof typeof rollDegByOrientation = "portrait",
): PhoneState {
  const { settings, sensors } = state.os;
  const next = { ...settings, display: { ...settings.display, ...display, autoRotate: held === "landscape" } };
  return {
    ...state,
    os: { ...state.os, settings: next, sensors: { ...sensors, rollDeg: rollDegByOrientation[held] } },
  };
}
let version = 0;
async function show(tab: Tab, state: PhoneState): Promise<void> {
  await loadPhone(tab, { key: "floats", version: version++, state });
}
async function touch(tab: Tab, state: PhoneState, name: RegExp, how: "tap" | "hold" = "tap"): Promise<PhoneState> {
  await show(tab, state);
  const elements = await callPage<Element[]>(tab, "elements", { acts: true });
  const found = elements.find((el) => name.test(`${el.role} ${el.name}`));
  if (!found)
    throw new Error(`${name} is not on the glass: ${elements.map((el) => `${el.role} ${el.name}`).join("; ")}`);
  return run(state, ...(found.acts?.[how] ?? []));
}
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
const boxOf = (tab: Tab, selector: string): Promise<Box> =>
  tab.evaluate<Box>(
    `(({ left, top, right, bottom }) => ({ left, top, right, bottom }))(document.querySelector("${selector}").getBoundingClientRect())`,
  );
const looks = [
  ["as it is", {}, "portrait"],
  ["at a large display size", { size: "large", fontScale: 1.3 }, "portrait"],
  ["on its side", {}, "landscape"],
] as const;

it("the menu of a held item stays next to it: after the keyboard closes, on a large display, in landscape", async () => {
  const chrome = await startChrome();
  const upright = await chrome.open(`${inject("url")}/screen`, device);
  const chats = run(phone.boot({ ...defaultBoot("en", 1), device }), os("launch", { app: "wechat" }));
  const chat = await touch(upright, chats, /^listitem Mum/);
  const typing = await touch(upright, chat, /^textbox/);
  expect(typing.view.focus).not.toBeNull();
  // The keyboard closes, and the parts above it move down to the bottom of the page.
  const heldBubble = await touch(upright, typing, /^listitem .*Soup is on the stove/, "hold");
  expect(heldBubble.view.focus).toBeNull();
  const low = await touch(upright, chats, /^listitem Mia Ashby/, "hold");
  const high = await touch(upright, chats, /^listitem Harbor design/, "hold");
  for (const [name, display, held] of looks) {
    const size = displaySizeOf(withDisplay(chats, display, held));
    const tab = held === "portrait" ? upright : await chrome.open(`${inject("url")}/screen`, size);

    await show(tab, withDisplay(heldBubble, display, held));
    const bubble = await boxOf(tab, ".menu-anchor");
    const strip = await boxOf(tab, ".held-strip");
    const gap = Math.max(bubble.top - strip.bottom, strip.top - bubble.bottom);
    expect(gap, `strip ${name}`).toBeGreaterThanOrEqual(0);
    expect(gap, `strip ${name}`).toBeLessThan(16);
    expect(Math.min(strip.left, strip.top, size.width - strip.right, size.height - strip.bottom), name).toBeGreaterThan(
      0,
    );

    await show(tab, withDisplay(held === "portrait" ? low : high, display, held));
    const row = await boxOf(tab, ".menu-anchor");
    const list = await boxOf(tab, ".hold-list");
    expect(Math.min(list.top, size.height - list.bottom), `list ${name}`).toBeGreaterThan(0);
    // On a display that is high enough, the menu begins or ends at the row. Otherwise it covers the row.
    expect(list.top <= row.bottom && list.bottom >= row.top, `list ${name}`).toBe(true);
  }
  expect(chrome.errors).toEqual([]);
  chrome.stop();
});

it("the gesture handle contrasts with what is below it", async () => {
  const chrome = await startChrome();
  const tab = await chrome.open(`${inject("url")}/screen`, device);
  const fresh = phone.boot({ ...defaultBoot("en", 1), device });
  const railway = run(fresh, os("launch", { app: "railway" }));
  const home = await touch(tab, fresh, /Home settings$/, "hold");
  const typing = await touch(tab, run(fresh, os("launch", { app: "wechat" })), /^listitem Mum/).then((chat) =>
    touch(tab, chat, /^textbox/),
  );
  const lens = run(fresh, os("launch", { app: "meeting" }));
  const toneOf = async (state: PhoneState): Promise<string> => {
    await show(tab, state);
    const seen = await tab.evaluate<DisplayReport>(displayCheckScript({ bounds: false, colours: true }));
    expect(seen.findings.filter(({ where }) => where.includes("gesture-handle"))).toEqual([]);
    return tab.evaluate<string>(`document.querySelector(".gesture-handle").dataset.tone`);
  };
  const tones: Record<string, string> = {};
  for (const theme of ["light", "dark"] as const) {
    // In both themes, the top of this screen is blue and the bottom is not.
    tones[`railway ${theme}`] = await toneOf(withDisplay(railway, { theme }));
    tones[`a sheet over the home screen ${theme}`] = await toneOf(withDisplay(home, { theme }));
    tones[`keyboard ${theme}`] = await toneOf(withDisplay(typing, { theme }));
    tones[`page ${theme}`] = await toneOf(withDisplay(lens, { theme }));
    tones[`home ${theme}`] = await toneOf(withDisplay(fresh, { theme }));
  }
  expect(tones).toEqual({
    "railway light": "dark",
    "a sheet over the home screen light": "dark",
    "keyboard light": "dark",
    "page light": "dark",
    "home light": "light",
    "railway dark": "light",
    "a sheet over the home screen dark": "light",
    "keyboard dark": "light",
    "page dark": "light",
    "home dark": "light",
  });
  expect(chrome.errors).toEqual([]);
  chrome.stop();
});

it("the map fills a landscape display, and the controls over it stay on the display", async () => {
  const chrome = await startChrome();
  const fresh = phone.boot({ ...defaultBoot("en", 1), device });
  const main = run(fresh, os("launch", { app: "maps" }));
  const upright = await chrome.open(`${inject("url")}/screen`, device);
  const results = await touch(upright, main, /^button Restaurants/);
  const place = await touch(upright, results, /^listitem /);
  const way = await touch(upright, place, /^button Directions/);
  const size = displaySizeOf(withDisplay(main, {}, "landscape"));
  const tab = await chrome.open(`${inject("url")}/screen`, size);
  for (const [name, state] of Object.entries({ main, results, place, way })) {
    await show(tab, withDisplay(state, {}, "landscape"));
    const map = await boxOf(tab, ".city-map svg g");
    expect([map.left <= 0, map.top <= 0, map.right >= size.width, map.bottom >= size.height], name).toEqual(
      Array(4).fill(true),
    );
    const rounds = await tab.evaluate<Box[]>(
      `[...document.querySelectorAll(".map-side .round")].map((el) => el.getBoundingClientRect()).map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))`,
    );
    expect(rounds.length, name).toBeGreaterThan(0);
    for (const box of rounds)
      expect(Math.min(box.left - 380, box.top, size.height - box.bottom), name).toBeGreaterThan(0);
    // The bars over the map are above the sheet or to the right of it.
    const [top, sheet] = [await boxOf(tab, ".map-top"), await boxOf(tab, ".stop-sheet")];
    expect(top.bottom <= sheet.top + 1 || top.left >= sheet.right - 1, name).toBe(true);
  }
  expect(chrome.errors).toEqual([]);
  chrome.stop();
});
