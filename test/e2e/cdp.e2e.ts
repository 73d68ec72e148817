/**
 * Messages from the server to its browser. Each page has a separate window, because a full Chrome never paints a page
 * behind another page. A page has the size of its screenshot, and no other message disturbs the page during the
 * screenshot, so that screenshots depend only on the state.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChrome, type Chrome } from "#scripts/build/chrome.ts";
import { startServer, type Server } from "#scripts/cli/server.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import type { Action } from "#contract/action.ts";
import { startCdpTap, type CdpMessage, type CdpTap } from "../support/cdp-tap.ts";

const phones = 6;
const actions: readonly Action[] = [
  { type: "AWAKE", value: "notes" },
  { type: "SWIPE", point1: [500, 700], point2: [500, 300] },
  { type: "RECENT" },
  { type: "HOME" },
];
/** Index of the phone whose thumbnail is also taken. Its page is 1080 pixels wide. */
const thumbnailPhone = 2;
let chrome: Chrome;
let tap: CdpTap;
let server: Server;
beforeAll(async () => {
  chrome = await startChrome();
  tap = await startCdpTap(chrome.endpoint);
  server = await startServer({ port: 0, memory: true, quiet: true, vars: { CDP_URL: tap.url } });
  const client = new Client(server.url, server.adminKey, { fresh: true });
  await Promise.all(
    Array.from({ length: phones }, async (_, i) => {
      const env = await client.create({ device: { width: 360, height: 800, dpr: (i % 3) + 1 } });
      for (const action of actions) await env.step(action, { screenshot: "base64" });
      // A screenshot of a thumbnail's width.
      if (i === thumbnailPhone) await env.screenshot({ width: 180 });
      await env.remove();
    }),
  );
});
afterAll(async () => {
  await server.stop();
  await tap.stop();
  chrome.stop();
});
const requests = (method: string): CdpMessage[] => tap.messages.filter((m) => m.by === "server" && m.method === method);
/** Returns the messages about a screenshot's page that were sent before the screenshot. */
const earlierMessages = (picture: CdpMessage): CdpMessage[] =>
  tap.messages.slice(0, tap.messages.indexOf(picture)).filter((m) => m.sessionId === picture.sessionId);

describe("the server tells its browser", () => {
  it("to open each page in a window of its own", () => {
    const opened = requests("Target.createTarget");
    expect(opened.length).toBeGreaterThan(2);
    expect(opened.map(({ params }) => params?.["newWindow"])).toEqual(opened.map(() => true));
  });

  it("to make each page as large as its picture, so that no capture scales it", () => {
    const pictures = requests("Page.captureScreenshot");
    const sizes = pictures.map((picture) => {
      expect(Object.keys(picture.params!)).toEqual(["format", "optimizeForSpeed"]);
      const size = earlierMessages(picture).findLast((m) => m.method === "Emulation.setDeviceMetricsOverride")!.params!;
      expect(size).toMatchObject({ deviceScaleFactor: 1 });
      expect(size).not.toHaveProperty("scale");
      const told = earlierMessages(picture).findLast((m) => String(m.params?.["expression"]).includes("b.fit("))!;
      const [, json] = /b\.fit\(JSON\.parse\((".*?[^\\]")\)\)/.exec(String(told.params!["expression"]))!;
      const { dpr, scale } = JSON.parse(JSON.parse(json!) as string) as { dpr: number; scale: number };
      expect(size["width"]).toBe(360 * dpr * scale);
      expect(size["height"]).toBe(800 * dpr * scale);
      return `${dpr} ${scale}`;
    });
    const each = (phones / 3) * actions.length;
    const counts = Object.groupBy(sizes, (size) => size);
    expect(Object.fromEntries(Object.entries(counts).map(([size, all]) => [size, all!.length]))).toEqual({
      "1 1": each,
      "2 1": each,
      "3 1": each,
      [`3 ${1 / 6}`]: 1,
    });
  });

  it("nothing about a page while its picture is taken", () => {
    for (const picture of requests("Page.captureScreenshot")) {
      const from = tap.messages.indexOf(picture);
      const to = tap.messages.findIndex((m) => m.by === "browser" && m.id === picture.id);
      expect(to).toBeGreaterThan(from);
      const meanwhile = tap.messages
        .slice(from + 1, to)
        .filter((m) => m.by === "server" && m.sessionId === picture.sessionId);
      expect(meanwhile).toEqual([]);
    }
  });
});
