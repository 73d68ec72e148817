// The browser's object: it may lose everything at any time, and nobody notices but by the time it takes.
import { describe, expect, test } from "vitest";
import { bindings, Booth, home, openNotes, stubOf, theScreen } from "./support.ts";
import { runDurableObjectAlarm } from "cloudflare:test";

describe("recovery", () => {
  test.each(["socket", "browser", "page", "object"] as const)("from a lost %s, with the same pixels", async (what) => {
    const booth = await Booth.create();
    const first = await booth.step(openNotes);
    const picture = await booth.picture();
    await theScreen()
      .disrupt(what)
      .catch(() => {});
    expect(await booth.step(home)).toMatchObject({ step: 2, observation: { app: "launcher" } });
    expect(await booth.step(openNotes)).toMatchObject({ step: 3, observation: { app: "notes" } });
    expect(await booth.picture({ step: 1 })).toBe(picture);
    expect(first.observation.state_hash).toBeDefined();
  });

  test("from a page that is stuck", { timeout: 90_000 }, async () => {
    const booth = await Booth.create();
    await booth.step(openNotes);
    const picture = await booth.picture();
    await theScreen().disrupt("stuck");
    expect(await booth.step(home)).toMatchObject({ step: 2, observation: { app: "launcher" } });
    expect(await booth.picture({ step: 1 })).toBe(picture);
  });

  test("of all that is under way when the browser dies", { timeout: 90_000 }, async () => {
    const booths = await Promise.all(
      Array.from({ length: 8 }, () => Booth.create({ device: { width: 360, height: 800, dpr: 1 } })),
    );
    await Promise.all(booths.map((booth) => booth.step(openNotes)));
    const under = booths.flatMap((booth) => [
      booth.step(home, { screenshot: "base64" }),
      booth.step(openNotes, { screenshot: "base64" }),
    ]);
    await scheduler.wait(30);
    await theScreen().disrupt("browser");
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
  test("one whose script is gone fails soon, and tells what is missing", async () => {
    const screen = bindings.SCREENS.getByName("screen-without-client");
    const began = Date.now();
    const answer = await screen.draw({
      key: "phone",
      version: 0,
      hash: "",
      viewport: { width: 360, height: 800, dpr: 1 },
      origin: `${bindings.ORIGIN}/gone`,
      sync: { load: "{}" },
      elements: false,
      capture: null,
      passing: true,
    });
    expect(answer).toMatchObject({ status: "lost", why: expect.stringMatching(/no phone at .*\/gone\/screen/) });
    expect(Date.now() - began).toBeLessThan(10_000);
  });

  test("a picture is not drawn again while the glass is as it was", async () => {
    const booth = await Booth.create();
    await booth.step(openNotes);
    const picture = await booth.picture();
    const before = await theScreen().stats();
    expect(await booth.picture()).toBe(picture);
    expect(await booth.picture({ step: 1 })).toBe(picture);
    const after = await theScreen().stats();
    expect(after["drawn"]).toBe(before["drawn"]);
    expect(after["kept"]).toBe(before["kept"]! + 2);
  });

  test("more phones than pages: each gets its own picture, whoever drew before", { timeout: 90_000 }, async () => {
    const booths = await Promise.all(
      Array.from({ length: 11 }, (_, i) =>
        Booth.create({ theme: i % 2 ? "dark" : "light", device: { width: 360, height: 800, dpr: 1 } }),
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
    expect((await theScreen().stats())["pages"]).toBeLessThanOrEqual(8);
  });

  test("the sweep keeps what is in use", async () => {
    const booth = await Booth.create();
    await booth.step(openNotes);
    await runDurableObjectAlarm(stubOf("SCREENS", "screen-0"));
    expect((await theScreen().stats())["pages"]).toBeGreaterThan(0);
    expect((await booth.step(home)).step).toBe(2);
  });
});
