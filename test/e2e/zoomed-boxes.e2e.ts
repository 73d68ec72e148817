// A person's input on a phone with another display size. The browser measures zoomed elements as WebKit does: the
// measures ignore `zoom`, and `currentCSSZoom` does not exist.
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { Client, type Env } from "../../clients/typescript/src/client.ts";
import { startChrome, type Chrome, type Tab } from "#scripts/build/chrome.ts";
import type { Element } from "#contract/element.ts";
import { until } from "../support/until.ts";

const url = inject("url");
const client = new Client(url, inject("adminKey"));
const device = { width: 360, height: 800, dpr: 1 };

const asWebKit = `(() => {
  const zoomOf = (node) => {
    let zoom = 1;
    for (let el = node instanceof Element ? node : node.parentElement; el; el = el.parentElement)
      zoom *= Number(getComputedStyle(el).zoom) || 1;
    return zoom;
  };
  for (const kind of [Element.prototype, Range.prototype]) {
    const { getBoundingClientRect, getClientRects } = kind;
    const own = (part, { x, y, width, height }) => {
      const zoom = zoomOf(part.commonAncestorContainer ?? part);
      return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom);
    };
    kind.getBoundingClientRect = function () { return own(this, getBoundingClientRect.call(this)); };
    kind.getClientRects = function () { return [...getClientRects.call(this)].map((box) => own(this, box)); };
  }
  delete Element.prototype.currentCSSZoom;
})()`;

let chrome: Chrome;
beforeAll(async () => {
  chrome = await startChrome();
});
afterAll(() => chrome?.stop());

/** Opens the console at a phone, in a browser that measures like WebKit. */
async function openAsWebKit({ id, tokens }: Env): Promise<Tab> {
  const tab = await chrome.open("about:blank", { width: 1280, height: 900, dpr: 1 });
  await tab.send("Page.addScriptToEvaluateOnNewDocument", { source: asWebKit });
  await tab.send("Page.navigate", { url: `${url}/#/env/${id}?token=${tokens.operator}` });
  await until(tab, `document.querySelector(".link.open") && frames[0]?.document.querySelector(".phone")`);
  return tab;
}
const boundsOf = (elements: readonly Element[]) => elements.map(({ role, name, bounds }) => [role, name, ...bounds]);

describe.each(["small", "large"] as const)("at display size %s", (size) => {
  const begun = async (): Promise<Env> => {
    const env = await client.create({ device, seed: 1 });
    await env.mergePatch({ os: { settings: { display: { size } } } });
    return env;
  };

  test("elements have the bounds that the server reports", async () => {
    const env = await begun();
    const tab = await openAsWebKit(env);
    // The browser reports what WebKit would report.
    const zoom = size === "small" ? 0.9 : 1.1;
    const width = await tab.evaluate<number>(
      `frames[0].document.querySelector(".phone").getBoundingClientRect().width`,
    );
    expect(width).toBeCloseTo(device.width / zoom, 1);
    for (const app of [null, "notes", "calculator"]) {
      if (app !== null) await env.command("os", "launch", { app });
      if (app !== null) await until(tab, `frames[0].document.querySelector('[data-app="${app}"]')`);
      const there = boundsOf(await env.elements());
      const here = boundsOf(await tab.evaluate<Element[]>(`frames[0].phonebooth.elements()`));
      expect(here.length).toBeGreaterThan(5);
      expect(here).toEqual(there);
    }
    await tab.close();
  });

  test("an operator's touch does the same as an agent's at the same point", async () => {
    const [byHand, byAgent] = await Promise.all([begun(), begun()]);
    const tab = await openAsWebKit(byHand);
    const touch = async (x: number, y: number): Promise<void> => {
      await byAgent.step({ type: "CLICK", point: [x, y] }, { screenshot: "none" });
      // The frame is scaled by a transform, which every browser includes in its measures. Nothing around it is zoomed.
      const glass = await tab.evaluate<DOMRect>(`document.querySelector(".glass").getBoundingClientRect().toJSON()`);
      const at = { x: glass.x + (glass.width * x) / 1000, y: glass.y + (glass.height * y) / 1000 };
      const button = { ...at, button: "left", clickCount: 1 };
      await tab.send("Input.dispatchMouseEvent", { type: "mousePressed", buttons: 1, ...button });
      await tab.send("Input.dispatchMouseEvent", { type: "mouseReleased", buttons: 0, ...button });
    };
    for (const env of [byHand, byAgent]) await env.command("os", "shade", { open: true });
    await until(tab, `frames[0].document.querySelector(".slider")`);
    const slider = (await byAgent.elements()).find(({ role }) => role === "slider")!;
    const [x1, y1, x2, y2] = slider.bounds;
    for (const share of [0.2, 0.85]) {
      await touch(Math.round(x1 + (x2 - x1) * share), Math.round((y1 + y2) / 2));
      const wanted = (await byAgent.state("os.settings.display")).state;
      await expect.poll(async () => (await byHand.state("os.settings.display")).state).toEqual(wanted);
    }
    for (const env of [byHand, byAgent]) await env.command("os", "home");
    await until(tab, `frames[0].document.querySelector(".phone.home")`);
    const icon = (await byAgent.elements()).find(({ name }) => name === "Notes")!;
    await touch(Math.round((icon.bounds[0] + icon.bounds[2]) / 2), Math.round((icon.bounds[1] + icon.bounds[3]) / 2));
    await expect.poll(async () => (await byHand.state("view.front")).state).toBe("notes");
    await until(tab, `document.querySelector(".entries .words")?.textContent === "Tap “Notes”"`);
    await tab.close();
  });
});
