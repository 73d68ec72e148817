/** The screen is a function of the state: a page with a long history and a new page give identical bytes. */
import { callPage, updatePhone, loadPhone } from "#scripts/build/page-driver.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startChrome, type Chrome, type Tab } from "#scripts/build/chrome.ts";
import { comparePictures, type Look } from "#scripts/build/purity.ts";
import { apps } from "#apps/registry.ts";
import { phone } from "#apps/phone.ts";
import type { Viewport } from "#env/display-update.ts";
import { defaultBoot } from "#judge/instance.ts";
import { occasionOf } from "#judge/judge.ts";
import { playOnKernel } from "#judge/kernel-driver.ts";
import { draw, prepare, getTask } from "#tasks/catalog.ts";
import type { AnyApp } from "#os/define.ts";
import type { Boot } from "#os/boot.ts";
import type { Command } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { rollDegByOrientation, displaySizeOf } from "#os/orientation.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { Rng } from "#state/rng.ts";
import { isAll } from "../support/effort.ts";
import { newReport, openDisplay, openTallDisplay, walk } from "../support/layout.ts";
import { walkedApps } from "../support/samples.ts";

const moments = Number(process.env["PURITY_MOMENTS"] ?? 40);
const pictures = Number(process.env["PURITY_PICTURES"] ?? (isAll ? 160 : 40));
const device = { width: 360, height: 800, dpr: 3 };
let chrome: Chrome;
beforeAll(async () => {
  chrome = await startChrome();
});
afterAll(() => chrome.stop());

const open = (size: Viewport = device): Promise<Tab> => chrome.open(`${inject("url")}/screen`, size);
interface DrawnPhone {
  readonly boot: Boot;
  readonly key: string;
  version: number;
  state: PhoneState;
}
interface FoundElement {
  readonly role: string;
  readonly bounds: readonly [number, number, number, number];
  readonly enabled: boolean;
}

it(`draws ${moments} moments of a random walk the same on a page used for four phones and on a new page`, async () => {
  const r = Rng.of(11);
  const phones: DrawnPhone[] = [0, 1, 2, 3].map((i) => {
    const boot: Boot = {
      ...defaultBoot(i % 2 === 0 ? "en" : "zh-CN", i),
      theme: i < 2 ? "light" : "dark",
      fontScale: i === 3 ? 1.3 : 1,
    };
    // One of the phones is in landscape until its random walk touches the auto-rotate switch.
    const turned: Command[] =
      i === 2
        ? [
            { name: "os.setSensors", args: { rollDeg: rollDegByOrientation.landscape } },
            {
              name: "os.system",
              args: { command: "set", args: { group: "display", name: "autoRotate", value: true } },
            },
          ]
        : [];
    const state = turned.reduce((s, command) => phone.reduce(s, command).state, phone.boot(boot));
    return { boot, key: `phone${i}`, version: 0, state };
  });
  const old = await open();
  const ids = (apps as readonly AnyApp[]).map((app) => app.id);
  let drawn: DrawnPhone | null = null;
  const differing: string[] = [];
  for (let moment = 0; moment < moments; moment++) {
    const p = r.pick(phones);
    if (drawn !== p) {
      await old.fit(undefined, displaySizeOf(p.state));
      await loadPhone(old, p);
    }
    drawn = p;
    for (let i = r.int(1, 4); i > 0; i--) {
      const elements = await callPage<FoundElement[]>(old, "elements", {});
      const touchable = elements.filter((e) => e.enabled && e.role !== "text" && e.role !== "heading");
      const chance = r.next();
      const point = (): [number, number] => {
        const e = r.pick(touchable);
        return [(e.bounds[0] + e.bounds[2]) / 2, (e.bounds[1] + e.bounds[3]) / 2];
      };
      const action =
        chance < 0.15 || touchable.length === 0
          ? { type: "AWAKE", value: r.pick(ids) }
          : chance < 0.65
            ? { type: "CLICK", point: point() }
            : chance < 0.8
              ? {
                  type: "SWIPE",
                  point1: [r.int(100, 900), r.int(300, 800)],
                  point2: [r.int(100, 900), r.int(100, 900)],
                }
              : chance < 0.9
                ? { type: "TYPE", value: r.pick(["hello", "火锅 😀", "42"]) }
                : chance < 0.95
                  ? { type: "BACK" }
                  : { type: "RECENT" };
      const done = await callPage<{ commands: Command[]; hash: string }>(old, "perform", {
        key: p.key,
        version: p.version,
        action,
        tickMs: 1000,
        elements: false,
      });
      p.version += 1;
      p.state = done.commands.reduce((s, command) => phone.reduce(s, command).state, p.state);
      expect(hashOf(p.state as unknown as Json)).toBe(done.hash);
      await old.fit(undefined, displaySizeOf(p.state));
    }
    const fresh = await open(displaySizeOf(p.state));
    await loadPhone(fresh, p);
    const [a, b] = [await old.capture(), await fresh.capture()];
    if (a !== b)
      differing.push(`${moment}: ${p.key} ${JSON.stringify(phone.frontOf(p.state))} ${p.state.view.surface ?? ""}`);
    await fresh.close();
  }
  expect(differing).toEqual([]);
  expect(chrome.errors).toEqual([]);
}, 600_000);

it.each([90, 540, 1500])("shows the whole display in a picture %d pixels wide", async (width) => {
  const tab = await open();
  const boot = defaultBoot("zh-CN", 1);
  await loadPhone(tab, { key: "small", version: 0, state: phone.boot(boot) });
  const whole = await callPage<FoundElement[]>(tab, "elements", {});
  await tab.fit(width);
  const corners = `(({ left, top, right, bottom }) => [left, top, right, bottom])(document.querySelector(".phone").getBoundingClientRect())`;
  const found = await tab.evaluate<number[]>(corners);
  [0, 0, width, (width * 800) / 360].forEach((want, i) => expect(found[i]).toBeCloseTo(want, 2));
  const small = await callPage<FoundElement[]>(tab, "elements", {});
  expect(small.map(({ role }) => role)).toEqual(whole.map(({ role }) => role));
  small.forEach(({ bounds }, i) => bounds.forEach((at, k) => expect(at).toBeCloseTo(whole[i]!.bounds[k]!, 0)));
  const bytes = Buffer.from(await tab.capture(), "base64");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, Math.round((width * 800) / 360)]);
  await tab.close();
});

it("draws thumbnails the same, whether or not the page has drawn the pictures at full size before", async () => {
  const boot = { ...defaultBoot("en", 5), device: { ...device, dpr: 1 } };
  const start = phone.boot(boot);
  // In landscape, the edges of pictures are at fractions of a pixel. There, different methods of clipping give
  // different pixels.
  const set = { group: "display", name: "autoRotate", value: true };
  const turned = [
    { name: "os.setSensors", args: { rollDeg: rollDegByOrientation.landscape } },
    { name: "os.system", args: { command: "set", args: set } },
    { name: "os.launch", args: { app: "gallery" } },
  ].reduce((s: PhoneState, command: Command) => phone.reduce(s, command).state, start);
  const drawn: string[] = [];
  for (let page = 0; page < 16; page++) {
    const tab = await open({ ...displaySizeOf(turned), dpr: 1 });
    await loadPhone(tab, { key: "thumbnail", version: 0, state: turned });
    for (const shownBefore of [false, true]) {
      if (shownBefore) {
        await tab.fit();
        await tab.capture();
      }
      await tab.fit(Math.round(displaySizeOf(turned).width / 3));
      drawn.push(await tab.capture());
    }
    await tab.close();
  }
  expect(new Set(drawn).size).toBe(1);
}, 120_000);

it.each([
  ["an image", "ebay", "*/goods/picture*"],
  ["an answer of the world", "gallery", "*/scenes/drawing*"],
])(
  "draws no display without %s whose requests are lost, and draws it afterwards",
  async (_, app, blocked) => {
    const start = phone.boot(defaultBoot("en", 5));
    const { state } = phone.reduce(start, { name: "os.launch", args: { app } });
    const moment = { key: "lost", version: 0, state };
    const draw = async (tab: Tab): Promise<string> => {
      await loadPhone(tab, moment);
      await tab.fit();
      return tab.capture();
    };
    const whole = await open();
    const expected = await draw(whole);
    await whole.close();
    const tab = await open();
    await tab.send("Network.enable");
    await tab.send("Network.setBlockedURLs", { urls: [blocked] });
    await expect(draw(tab)).rejects.toThrow("a part of the page could not be loaded");
    await tab.send("Network.setBlockedURLs", { urls: [] });
    const again = await draw(tab);
    await tab.close();
    expect(again === expected).toBe(true);
  },
  60_000,
);

let sharedPage: Tab | null = null;
it.each((apps as readonly AnyApp[]).map(({ id }) => id))(
  "%s and the recent apps report no change during a wait",
  async (id) => {
    // All cases share one page, because earlier content of the page must not matter either.
    const tab = (sharedPage ??= await open());
    const boot = defaultBoot("en", 1);
    await loadPhone(tab, { key: id, version: 0, state: phone.boot(boot) });
    let version = 0;
    const act = (action: object): Promise<{ changed: boolean; app: string }> =>
      callPage(tab, "perform", { key: id, version: version++, action, tickMs: 1000, elements: false });
    const wait = { type: "WAIT", value: 1 };
    const done = await act({ type: "AWAKE", value: id });
    expect(done).toMatchObject({ changed: id !== "launcher", app: id });
    expect((await act(wait)).changed).toBe(false);
    expect((await act({ type: "RECENT" })).changed).toBe(true);
    expect((await act(wait)).changed).toBe(false);
  },
  60_000,
);

// There are 50 moments of a language and a theme, so a third of 40 pictures show a moment that another one has shown.
it.each<[dpr: number, pages: number, look: Look]>([
  [3, 4, { lang: "zh-CN", theme: "dark" }],
  [1, 8, { lang: "en", theme: "light" }],
])(
  `draws ${pictures} pictures of mixed moments at ratio %i on %i pages at once, each moment always the same`,
  async (dpr, pages, look) => {
    const options = { ...{ pictures, pages, dpr, seed: dpr }, ...(isAll ? {} : { looks: [look] }) };
    const { differing, compared } = await comparePictures([chrome], inject("url"), options);
    expect(differing.map(({ label }) => label)).toEqual([]);
    expect(compared).toBeGreaterThan(0);
  },
  600_000,
);

describe("a picture that was never painted is on the first screenshot", () => {
  // Pictures of items in a cart are compositing layers. The browser does not wait for a layer that it already knows.
  interface Cart {
    readonly asked: PhoneState;
    scrolled(s: PhoneState, offset: number): PhoneState;
    answered(s: PhoneState, yes: boolean): PhoneState;
  }
  let cart: Cart;
  beforeAll(async () => {
    const id = "ebay/cart-put-right";
    const instance = await draw(id, 2, "en", await localWorld());
    const start = prepare(instance, { ...defaultBoot("en", 2), device });
    const { states } = await playOnKernel(phone, start, (o) =>
      getTask(id).oracle(o as never, instance.params as never, occasionOf(start, "en")),
    );
    const asked = states.at(-2)!;
    const entry = asked.view.tasks["ebay"]!.stack.at(-1)!.key;
    const act = (s: PhoneState, name: string, args: Json): PhoneState => phone.reduce(s, { name, args }).state;
    cart = {
      asked,
      scrolled: (s, offset) => act(s, "os.scroll", { app: "ebay", entry, name: "page", offset }),
      answered: (s, yes) => act(s, "os.answer", { yes }),
    };
  });
  it.each<[what: string, ways: (c: Cart) => [PhoneState, PhoneState], rests: boolean]>([
    // The list of saved items moves into view from below.
    [
      "when a list gets shorter than where it stands",
      (c) => {
        const before = c.scrolled(c.asked, 440);
        return [before, c.answered(before, true)];
      },
      false,
    ],
    [
      "when a list is scrolled",
      (c) => {
        const list = c.answered(c.asked, false);
        return [c.scrolled(list, 440), c.scrolled(list, 0)];
      },
      false,
    ],
    [
      "when a page has rested",
      (c) => {
        const list = c.answered(c.asked, false);
        return [c.scrolled(list, 440), c.scrolled(list, 0)];
      },
      true,
    ],
  ])(
    "%s",
    async (_, ways, rests) => {
      const [before, after] = ways(cart);
      const key = "coming";
      const drawn = new Set<string>();
      // Without the remedy in src/ui/layers.ts, the picture is missing in a quarter to a half of the cases, and only if
      // the screenshot is taken immediately. Therefore the test opens many pages.
      for (let page = 0; page < 16; page++) {
        const tab = await open();
        await loadPhone(tab, { key, version: 0, state: before });
        if (rests) {
          await tab.rest();
          await tab.fit();
        }
        await updatePhone(tab, key, { version: 0, state: before }, { version: 1, state: after });
        drawn.add(await tab.capture());
        await tab.close();
      }
      const fresh = await open();
      await loadPhone(fresh, { key, version: 0, state: after });
      drawn.add(await fresh.capture());
      await fresh.close();
      expect(drawn.size).toBe(1);
    },
    120_000,
  );
});

it("waits for a frame without layers after the page was idle, even if the frame comes late", async () => {
  const { state } = phone.reduce(phone.boot(defaultBoot("en", 5)), { name: "os.launch", args: { app: "gallery" } });
  const tab = await open();
  await loadPhone(tab, { key: "late", version: 0, state });
  const before = await tab.capture();
  await tab.rest();
  await tab.evaluate(`{ heldJobs = []; requestAnimationFrame = (job) => heldJobs.push(job); }`);
  const drawFrame = `{ for (const job of heldJobs.splice(0)) job(0); }`;
  let isFitted = false;
  const fitted = tab.fit().then(() => (isFitted = true));
  // The wait once ended after one second without a frame.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(isFitted).toBe(false);
  await tab.evaluate(drawFrame);
  await tab.evaluate(drawFrame);
  await fitted;
  expect((await tab.capture()) === before).toBe(true);
  await tab.close();
}, 60_000);

/** The apps that the next test walks through. PURITY_APPS names other apps. */
const walkedAppIds = process.env["PURITY_APPS"]?.split(",") ?? walkedApps(isAll);
it.each(walkedAppIds)(
  "draws the states of a walk through %s the same on one page for all and on a new page for each",
  async (id) => {
    const url = inject("url");
    const tall = await openTallDisplay(chrome, url, "en");
    const most = { lang: "en", start: id, most: 36, perScreen: 8 } as const;
    const found = await walk(tall, most, newReport());
    await tall.close();
    const went = await openDisplay(chrome, url, "en", "portrait");
    const differing: string[] = [];
    for (const [n, { name, state, path }] of found.entries()) {
      await went.show(state);
      const given = await open({ ...displaySizeOf(state), dpr: 1 });
      await loadPhone(given, { key: `walk${n}`, version: 0, state });
      if ((await went.picture()) !== (await given.capture())) differing.push(`${name} by ${path.join(" › ")}`);
      await given.close();
    }
    await went.close();
    expect(found.length).toBeGreaterThan(30);
    expect(differing).toEqual([]);
  },
  300_000,
);
