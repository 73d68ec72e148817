/**
 * What the server says to its browser. That each page has a window of its own is what lets a full Chrome draw (one that
 * lies behind another is never painted); that a page is painted before its picture, and left alone meanwhile, is what
 * makes pictures a function of the state.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChrome, type Chrome } from "../../scripts/chrome.ts";
import { startServer, type Server } from "../../scripts/server.ts";
import { Client } from "../../src/agent/client.ts";
import type { Action } from "../../src/contract/action.ts";
import { tapOn, type Said, type Tap } from "../support/cdp-tap.ts";

const phones = 6;
const actions: readonly Action[] = [
  { type: "AWAKE", value: "notes" },
  { type: "SWIPE", point1: [500, 700], point2: [500, 300] },
  { type: "RECENT" },
  { type: "HOME" },
];
let chrome: Chrome;
let tap: Tap;
let server: Server;
beforeAll(async () => {
  chrome = await startChrome();
  tap = await tapOn(chrome.endpoint);
  server = await startServer({ port: 0, memory: true, quiet: true, vars: { CDP_URL: tap.url } });
  const client = new Client(server.url, server.adminKey, { fresh: true });
  await Promise.all(
    Array.from({ length: phones }, async (_, i) => {
      const env = await client.create({ device: { width: 360, height: 800, dpr: (i % 3) + 1 } });
      for (const action of actions) await env.step(action, { screenshot: "base64" });
      await env.remove();
    }),
  );
});
afterAll(async () => {
  await server.stop();
  await tap.stop();
  chrome.stop();
});
const asked = (method: string): Said[] => tap.said.filter((m) => m.by === "server" && m.method === method);

describe("the server tells its browser", () => {
  it("to open each page in a window of its own", () => {
    const opened = asked("Target.createTarget");
    expect(opened.length).toBeGreaterThan(2);
    expect(opened.map(({ params }) => params?.["newWindow"])).toEqual(opened.map(() => true));
  });

  it("to take a picture at a ratio that it only emulates when the page has said that it is painted", () => {
    const pictures = asked("Page.captureScreenshot");
    expect(pictures.length).toBe(phones * actions.length);
    for (const { sessionId } of pictures) expect(sessionId).toBeTruthy();
    for (const picture of pictures) {
      const before = tap.said.slice(0, tap.said.indexOf(picture)).filter((m) => m.sessionId === picture.sessionId);
      const drawing = before.findLast((m) => m.by === "server")!;
      expect(drawing.method).toBe("Runtime.evaluate");
      const device = before.findLast((m) => m.method === "Emulation.setDeviceMetricsOverride")!;
      const emulated = device.params?.["deviceScaleFactor"] !== 1;
      expect(String(drawing.params?.["expression"]).includes("await b.painted(")).toBe(emulated);
      // The scale that the capture itself would lay over the page.
      expect(device.params?.["scale"]).toBe(device.params?.["deviceScaleFactor"]);
      expect(before.some((m) => m.by === "browser" && m.id === drawing.id)).toBe(true);
    }
  });

  it("nothing about a page while its picture is taken", () => {
    for (const picture of asked("Page.captureScreenshot")) {
      const from = tap.said.indexOf(picture);
      const to = tap.said.findIndex((m) => m.by === "browser" && m.id === picture.id);
      expect(to).toBeGreaterThan(from);
      const meanwhile = tap.said
        .slice(from + 1, to)
        .filter((m) => m.by === "server" && m.sessionId === picture.sessionId);
      expect(meanwhile).toEqual([]);
    }
  });
});
