// The console in windows of all sizes: every control is reachable and completely visible.
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { Client, type Env } from "../../clients/typescript/src/client.ts";
import { startChrome, type Chrome, type Tab } from "#scripts/build/chrome.ts";
import { until } from "../support/until.ts";

const url = inject("url");
const adminKey = inject("adminKey");
const client = new Client(url, adminKey);
const device = { width: 360, height: 800, dpr: 1 };
const noScreenshot = { screenshot: "none" } as const;
/** More phones than fit into any of the windows. */
const manyPhones = 30;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}
let chrome: Chrome;
let task: Env;
let landscapePhone: Env;
beforeAll(async () => {
  chrome = await startChrome();
  await Promise.all(Array.from({ length: manyPhones }, () => client.create({ device })));
  task = await client.create({ task: "notes/trash-rescue", seed: 1, device });
  await task.step({ type: "CLICK", point: [500, 500] }, noScreenshot);
  landscapePhone = await client.create({ device });
  await landscapePhone.mergePatch({ os: { settings: { display: { autoRotate: true } } } });
  await landscapePhone.event({ type: "turn", to: "landscape" });
});
afterAll(() => chrome?.stop());

const open = (place: string, { width, height }: Size): Promise<Tab> =>
  chrome.open(`${url}/#${place}`, { width, height, dpr: 1 });
const openPhone = async ({ id, tokens }: Env, size: Size): Promise<Tab> => {
  const tab = await open(`/env/${id}?token=${tokens.operator}`, size);
  await until(tab, `document.querySelector(".link.open") && frames[0].document.querySelector(".phone")`);
  return tab;
};
const boxOf = (tab: Tab, element: string): Promise<Box> =>
  tab.evaluate<Box>(`${element}.getBoundingClientRect().toJSON()`);
const wheel = (tab: Tab, { width, height }: Size, by: number): Promise<unknown> =>
  tab.send("Input.dispatchMouseEvent", { type: "mouseWheel", x: width - 12, y: height / 2, deltaX: 0, deltaY: by });
/** Turns the wheel until a mouse could click the element in the window. Returns false when it never can. */
const wheelTo = async (tab: Tab, size: Size, element: string): Promise<boolean> => {
  const hit = `(() => { const el = ${element}; const b = el?.getBoundingClientRect(); if (!b) return false;
    const at = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2);
    return at !== null && (el === at || el.contains(at)); })()`;
  for (let turns = 0; turns < 100; turns++) {
    if (await tab.evaluate<boolean>(hit)) return true;
    await wheel(tab, size, 120);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return false;
};
const button = (words: string): string =>
  `[...document.querySelectorAll(".panel button")].find((each) => each.textContent.includes(${JSON.stringify(words)}))`;

const windows = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

test.each(windows)("the wheel scrolls the list of phones at $width×$height", async (size) => {
  const tab = await open(`key=${adminKey}`, size);
  await until(tab, `document.querySelectorAll(".row:not(.head)").length > ${manyPhones}`);
  expect(await tab.evaluate(`scrollY`)).toBe(0);
  expect(await tab.evaluate(`document.documentElement.scrollWidth`)).toBeLessThanOrEqual(size.width);
  const last = `[...document.querySelectorAll(".row .id")].at(-1)`;
  expect((await boxOf(tab, last)).top).toBeGreaterThan(size.height);
  expect(await wheelTo(tab, size, last)).toBe(true);
  expect(await tab.evaluate<number>(`scrollY`)).toBeGreaterThan(0);
  await tab.close();
});

test.each(
  windows.flatMap(
    (size) =>
      [
        { ...size, side: "upright" },
        { ...size, side: "turned" },
      ] as const,
  ),
)("the whole phone is visible at $width×$height, $side", async ({ side, ...size }) => {
  const tab = await openPhone(side === "turned" ? landscapePhone : task, size);
  const [wide, high] = side === "turned" ? [800, 360] : [360, 800];
  await until(tab, `document.querySelector("iframe").width === "${wide}"`);
  await until(
    tab,
    `(({ width, height }) => Math.abs(width / height - ${wide / high}) < 0.01)(document.querySelector(".glass").getBoundingClientRect())`,
  );
  const glass = await boxOf(tab, `document.querySelector(".glass")`);
  expect(glass.left).toBeGreaterThanOrEqual(0);
  expect(glass.top).toBeGreaterThanOrEqual(0);
  expect(glass.right).toBeLessThanOrEqual(size.width);
  expect(glass.bottom).toBeLessThanOrEqual(size.height);
  // Nothing covers the element.
  const corners = [
    [glass.left + glass.width / 2, glass.top + 4],
    [glass.left + glass.width / 2, glass.bottom - 4],
  ] as const;
  for (const [x, y] of corners)
    expect(await tab.evaluate(`!!document.elementFromPoint(${x}, ${y})?.closest(".glass")`)).toBe(true);
  // The frame is as wide or as high as the available space, or the phone is drawn at its natural width.
  const room = await boxOf(tab, `document.querySelector(".stage")`);
  expect(glass.width >= room.width - 25 || glass.height >= room.height - 25 || Math.round(glass.width) === wide).toBe(
    true,
  );
  expect(await tab.evaluate(`document.documentElement.scrollWidth`)).toBeLessThanOrEqual(size.width);
  await tab.close();
});

test.each(windows)("the controls beside the phone can be reached at $width×$height", async (size) => {
  const tab = await openPhone(task, size);
  await until(tab, `document.querySelectorAll(".entries .agent").length === 1`);
  const wanted = [
    ...["Judge", "Screenshot", "Snapshot", "Fork", "Reset"].map(button),
    `document.querySelector(".entries .agent .words")`,
    `document.querySelector(".entries .agent .acts button")`,
    `document.querySelector("details summary")`,
  ];
  for (const element of wanted) expect(await wheelTo(tab, size, element), element).toBe(true);
  await tab.close();
});

test.each(windows)("a picture fits into its dialog and its dialog into the window at $width×$height", async (size) => {
  for (const [env, press, title] of [
    [task, button("Screenshot"), "The glass now"],
    [task, `document.querySelector('[aria-label="Show the display after step 1"]')`, "After step 1"],
    [landscapePhone, button("Screenshot"), "The glass now"],
  ] as const) {
    const tab = await openPhone(env, size);
    await until(tab, press);
    await tab.evaluate(`${press}.click()`);
    await until(tab, `document.querySelector("dialog[open] img")?.naturalWidth > 0`);
    expect(await tab.evaluate(`document.querySelector("dialog h2").textContent`)).toBe(title);
    const [dialog, picture] = [
      await boxOf(tab, `document.querySelector("dialog")`),
      await boxOf(tab, `document.querySelector("dialog img")`),
    ];
    const [wide, high] = env === landscapePhone ? [800, 360] : [360, 800];
    expect(picture.width / picture.height).toBeCloseTo(wide / high, 1);
    expect(picture.width).toBeGreaterThan(env === landscapePhone ? 300 : 70);
    expect(picture.left).toBeGreaterThanOrEqual(dialog.left);
    expect(picture.right).toBeLessThanOrEqual(dialog.right);
    expect(dialog.left).toBeGreaterThanOrEqual(0);
    expect(dialog.right).toBeLessThanOrEqual(size.width);
    expect(dialog.bottom).toBeLessThanOrEqual(size.height);
    await tab.close();
  }
});
