// The browser's Durable Object. The object can lose all its data at any time. Clients then notice only a delay.
import { describe, expect, test } from "vitest";
import { bindings, TestEnvironment, home, openNotes, stubOf, swipeHome, screenObject } from "./support.ts";
import { runDurableObjectAlarm } from "cloudflare:test";

describe("recovery", () => {
  test.each(["socket", "browser", "page", "object"] as const)("from a lost %s, with the same pixels", async (what) => {
    const booth = await TestEnvironment.create();
    const first = await booth.step(openNotes);
    const picture = await booth.screenshot();
    await screenObject()
      .disrupt(what)
      .catch(() => {});
    expect(await booth.step(swipeHome)).toMatchObject({ step: 2, observation: { app: "launcher" } });
    expect(await booth.step(openNotes)).toMatchObject({ step: 3, observation: { app: "notes" } });
    expect(await booth.screenshot({ step: 1 })).toBe(picture);
    expect(first.observation.state_hash).toBeDefined();
  });

  test("of a page that can no longer load its parts", async () => {
    const booth = await TestEnvironment.create();
    await booth.step(openNotes);
    const before = await screenObject().stats();
    await screenObject().disrupt("requests");
    // The page has not loaded the code of this app.
    expect(await booth.step({ type: "AWAKE", value: "compass" }, { screenshot: "base64" })).toMatchObject({
      step: 2,
      observation: { app: "compass" },
    });
    const after = await screenObject().stats();
    expect(after["lost"]! - before["lost"]!).toBeGreaterThan(0);
  });

  test("from a stuck page", { timeout: 90_000 }, async () => {
    const booth = await TestEnvironment.create();
    await booth.step(openNotes);
    const picture = await booth.screenshot();
    const before = await screenObject().stats();
    await screenObject().disrupt("stuck");
    expect(await booth.step(swipeHome)).toMatchObject({ step: 2, observation: { app: "launcher" } });
    const after = await screenObject().stats();
    expect(after["slow"]! - before["slow"]!).toBeGreaterThan(0);
    expect(after["stuck"]! - before["stuck"]!).toBeGreaterThan(0);
    expect(await booth.screenshot({ step: 1 })).toBe(picture);
  });

  test("of all steps in progress when the browser dies", { timeout: 90_000 }, async () => {
    const booths = await Promise.all(
      Array.from({ length: 8 }, () => TestEnvironment.create({ device: { width: 360, height: 800, dpr: 1 } })),
    );
    await Promise.all(booths.map((booth) => booth.step(openNotes)));
    const under = booths.flatMap((booth) => [
      booth.step(swipeHome, { screenshot: "base64" }),
      booth.step(openNotes, { screenshot: "base64" }),
    ]);
    await scheduler.wait(30);
    await screenObject().disrupt("browser");
    const steps = await Promise.all(under);
    expect(steps.map(({ step, truncated }) => [step, truncated])).toEqual(
      booths.flatMap(() => [
        [2, false],
        [3, false],
      ]),
    );
  });
});

describe("pages", () => {
  test("without their script fail soon, with the reason", async () => {
    const screen = bindings.SCREENS.getByName("screen-without-client");
    const began = Date.now();
    const answer = await screen.draw({
      key: "phone",
      version: 0,
      hash: "",
      viewport: { width: 360, height: 800, dpr: 1 },
      origin: `${bindings.ORIGIN}/gone`,
      sync: { load: "{}", data: {} },
      elements: false,
      capture: null,
      payer: { of: "", weight: 1 },
      recall: { owner: "", fresh: false },
      passing: true,
    });
    expect(answer).toMatchObject({ status: "lost", why: expect.stringMatching(/no phone at .*\/gone\/screen/) });
    expect(Date.now() - began).toBeLessThan(10_000);
  });

  test("do not draw a picture again while the display is unchanged", async () => {
    const booth = await TestEnvironment.create();
    await booth.step(openNotes);
    const picture = await booth.screenshot();
    const before = await screenObject().stats();
    expect(await booth.screenshot()).toBe(picture);
    expect(await booth.screenshot({ step: 1 })).toBe(picture);
    const after = await screenObject().stats();
    expect(after["drawn"]).toBe(before["drawn"]);
    expect(after["kept"]).toBe(before["kept"]! + 2);
  });

  test("are not needed for cached steps and pictures, in forks and replays", async () => {
    const first = (await TestEnvironment.create({ seed: 77 })).cached;
    const opened = await first.step(openNotes, { screenshot: "base64", state_hash: true });
    const back = await first.step(swipeHome, { screenshot: "base64", state_hash: true });
    const before = await screenObject().stats();
    const second = (await TestEnvironment.create({ seed: 77 })).cached;
    expect(await second.step(openNotes, { screenshot: "base64", state_hash: true })).toEqual(opened);
    const [child] = await first.fork({ step: 1 });
    expect(await child!.cached.screenshot()).toBe(opened.observation.screenshot?.base64);
    expect(await child!.cached.step(swipeHome, { screenshot: "base64", state_hash: true })).toMatchObject({
      observation: { screenshot: back.observation.screenshot!, state_hash: back.observation.state_hash! },
    });
    const after = await screenObject().stats();
    expect([after["performed"], after["drawn"]]).toEqual([before["performed"], before["drawn"]]);
    expect(after["remembered"]).toBe(before["remembered"]! + 3);
    // A page that has not performed the cached steps continues after the last cached step. It draws the same picture as
    // a page that has performed all steps.
    expect((await second.step(home, { screenshot: "none" })).step).toBe(2);
    const typed = await second.step({ type: "AWAKE", value: "clock" }, { screenshot: "base64", state_hash: true });
    const alone = await TestEnvironment.create({ seed: 77 });
    for (const action of [openNotes, home]) await alone.step(action);
    expect(await alone.step({ type: "AWAKE", value: "clock" }, { screenshot: "base64", state_hash: true })).toEqual(
      typed,
    );
  });

  test("draw once for simultaneous requests", async () => {
    const parent = (await TestEnvironment.create({ seed: 78 })).cached;
    await parent.step(openNotes);
    const children = await parent.fork({ count: 6 });
    const before = await screenObject().stats();
    const pictures = await Promise.all(children.map((child) => child.cached.screenshot()));
    expect(new Set(pictures).size).toBe(1);
    const steps = await Promise.all(children.map((child) => child.cached.step(swipeHome, { screenshot: "base64" })));
    expect(new Set(steps.map((step) => step.observation.screenshot?.base64)).size).toBe(1);
    const after = await screenObject().stats();
    expect(after["drawn"]! - before["drawn"]!).toBe(2);
    expect(after["performed"]! - before["performed"]!).toBe(1);
  });

  test("do not share pictures between owners", async () => {
    const drawnFor = async (owner: string): Promise<number> => {
      const booth = (await TestEnvironment.create({ seed: 79 }, owner)).cached;
      const before = await screenObject().stats();
      await booth.screenshot();
      return (await screenObject().stats())["drawn"]! - before["drawn"]!;
    };
    expect([await drawnFor("one"), await drawnFor("two"), await drawnFor("one")]).toEqual([1, 1, 0]);
    // A fork has the owner of its parent.
    const parent = (await TestEnvironment.create({ seed: 80 }, "one")).cached;
    const picture = await parent.screenshot();
    const before = await screenObject().stats();
    const [child] = await parent.fork({});
    expect(await child!.cached.screenshot()).toBe(picture);
    expect((await screenObject().stats())["drawn"]).toBe(before["drawn"]);
  });

  test("draw the right picture for each phone when phones outnumber pages", { timeout: 90_000 }, async () => {
    const booths = await Promise.all(
      Array.from({ length: 11 }, (_, i) =>
        TestEnvironment.create({ theme: i % 2 ? "dark" : "light", device: { width: 360, height: 800, dpr: 1 } }),
      ),
    );
    const opened = await Promise.all(booths.map((booth) => booth.step(openNotes, { screenshot: "base64" })));
    const homes = await Promise.all(booths.map((booth) => booth.step(home, { screenshot: "base64" })));
    for (const steps of [opened, homes]) {
      const pictures = steps.map(({ observation }) => observation.screenshot?.base64);
      expect(new Set(pictures.filter((_, i) => i % 2 === 0)).size).toBe(1);
      expect(new Set(pictures.filter((_, i) => i % 2 === 1)).size).toBe(1);
      expect(pictures[0]).not.toBe(pictures[1]);
    }
    expect((await screenObject().stats())["pages"]).toBeLessThanOrEqual(8);
  });

  test("stay open during cleanup while they are in use", async () => {
    const booth = await TestEnvironment.create();
    await booth.step(swipeHome);
    await runDurableObjectAlarm(stubOf("SCREENS", "screen-0"));
    expect((await screenObject().stats())["pages"]).toBeGreaterThan(0);
    expect((await booth.step(home)).step).toBe(2);
  });
});
