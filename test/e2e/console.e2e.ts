// The console as a person uses it: a real browser, mouse and keys, while an agent works elsewhere.
import { statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startChrome, type Chrome, type Tab } from "#scripts/build/chrome.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { uploadGraph } from "#benchmark/run/recording-folders.ts";
import type { Element } from "#contract/element.ts";
import type { Created } from "#contract/env.ts";
import type { RunCreated, RunDealt } from "#contract/run.ts";
import { missingClick, sample, sampleFolder, pathsToGoal } from "../support/sample-graph.ts";
import { until } from "../support/until.ts";

const url = inject("url");
const displayElement = `document.querySelector(".glass")`;
// Time limit for waiting. The machine may be busy.
const patienceMs = 20_000;
const sizeOf = (node: string): number =>
  statSync(join(sampleFolder, "pictures", sample.graph.nodes[node]!.picture!)).size;
let chrome: Chrome;
beforeAll(async () => {
  chrome = await startChrome();
});
afterAll(() => chrome?.stop());

test("a phone on a graph shows its picture, and its path on the graph", async () => {
  const client = new Client(url, inject("adminKey"));
  await uploadGraph(client, sample);
  const env = await client.create({ graph: "comment" });
  await env.step(missingClick, { screenshot: "none" });
  // The graph belongs to a key. With only the phone's token, a person sees the phone but not the graph.
  const tab = await chrome.open(`${url}/#key=${inject("adminKey")}`, { width: 1440, height: 900, dpr: 1 });
  await tab.evaluate(`location.hash = "#/env/${env.id}?token=${env.tokens.operator}"`);
  // A picture that was just replaced cannot be read any more.
  const glassHas = (node: string): string =>
    `fetch(${displayElement}?.querySelector("img")?.src ?? "about:blank").then((r) => r.blob()).then((b) => b.size === ${sizeOf(node)}, () => false)`;
  const here = `document.querySelector(".drawing .here title")?.textContent`;
  await until(tab, `${here} === "launcher · home · start · the phone is here"`);
  await until(tab, glassHas("home"));
  expect(await tab.evaluate(`document.querySelectorAll(".drawing .node").length`)).toBe(10);
  for (const action of pathsToGoal.scrolling.slice(0, -1)) await env.step(action, { screenshot: "none" });
  await until(tab, `${here} === "harbour · sent · goal · the phone is here"`);
  await until(tab, glassHas("sent"));
  expect(await tab.evaluate(`[...document.querySelectorAll(".on-graph dd")].map((each) => each.textContent)`)).toEqual([
    "100 %",
    "6 of 8",
    "1",
  ]);
  expect(await tab.evaluate(`document.querySelectorAll(".drawing .gone").length`)).toBe(5);
  expect(chrome.errors).toEqual([]);
  await tab.close();
});

test("the catalog lists every task, and a task is played from it", async () => {
  const client = new Client(url, inject("adminKey"));
  const tab = await chrome.open(`${url}/#key=${inject("adminKey")}`, { width: 1280, height: 900, dpr: 1 });
  await tab.evaluate(`location.hash = "#/tasks"`);
  const cards = `document.querySelectorAll(".task-card").length`;
  await until(tab, `${cards} === ${(await client.tasks()).length}`);
  // The picture of an end is a picture, and the search reads the instruction.
  await until(tab, `document.querySelector(".task-card img").naturalWidth === 180`);
  await tab.evaluate(
    `(() => { const field = document.querySelector(".task-filters input"); field.value = "pin-among-drafts";
      field.dispatchEvent(new Event("input", { bubbles: true })); })()`,
  );
  await until(tab, `${cards} === 1`);
  await tab.evaluate(`document.querySelector('[aria-label="Play notes/pin-among-drafts"]').click()`);
  await until(tab, `document.querySelector("dialog select")?.value === "notes/pin-among-drafts"`);
  await tab.evaluate(`document.querySelector("dialog form").requestSubmit()`);
  await until(tab, `/#\\/env\\/[A-Za-z0-9_-]+/.test(location.hash)`);
  const id = (await tab.evaluate<string>(`location.hash`)).slice("#/env/".length);
  await until(tab, `document.querySelector(".glass")`);
  const { envs } = await client.json<{ envs: { id: string; task: string | null }[] }>("/v1/envs?limit=200", {
    token: inject("adminKey"),
  });
  expect(envs.find((env) => env.id === id)?.task).toBe("notes/pin-among-drafts");
  await client.json(`/v1/envs/${id}`, { method: "DELETE", token: inject("adminKey") }).catch(() => {});
  expect(chrome.errors).toEqual([]);
  await tab.close();
});

test("a key is created and shown, its use is listed by day, and it can be revoked", async () => {
  const client = new Client(url, inject("adminKey"));
  const tab = await chrome.open(`${url}/#key=${inject("adminKey")}`, { width: 1280, height: 860, dpr: 1 });
  await tab.evaluate(`location.hash = "#/keys"`);
  const name = `Team ${crypto.randomUUID()}`;
  await until(tab, `document.querySelector(".new-key input")`);
  await tab.evaluate(
    `(() => { const field = document.querySelector(".new-key input"); field.value = ${JSON.stringify(name)};
      field.dispatchEvent(new Event("input", { bubbles: true })); document.querySelector(".new-key").requestSubmit(); })()`,
  );
  await until(tab, `document.querySelector(".told pre")?.textContent.startsWith("pbk_")`);
  const key = await tab.evaluate<string>(`document.querySelector(".told pre").textContent`);
  const env = await new Client(url, key).create({ device: { width: 360, height: 800, dpr: 1 } });
  const row = `[...document.querySelectorAll(".line-of.key")].find((row) => row.textContent.includes(${JSON.stringify(name)}))`;
  await until(tab, `${row}?.querySelector(".steps-of b").textContent === "1"`);
  await tab.evaluate(`${row}.querySelector(".opens").click()`);
  await until(tab, `document.querySelectorAll(".line-of.used-day:not(.head)").length === 1`);
  // The button is pressed twice, because revoking cannot be undone.
  for (let press = 0; press < 2; press++) await tab.evaluate(`${row}.querySelector('[aria-label^="Revoke"]').click()`);
  await until(tab, `${row}.classList.contains("over") && !document.querySelector(".told")`);
  expect(
    (
      await client.json<{ keys: { name: string; revoked: string | null }[] }>("/v1/keys", { token: inject("adminKey") })
    ).keys.find((one) => one.name === name)?.revoked,
  ).toEqual(expect.any(String));
  await env.remove();
  expect(chrome.errors).toEqual([]);
  await tab.close();
});

test("a person's taps, drags and keys reach the phone, and an agent's step appears at once", async () => {
  const { id, tokens } = await call<Created>("POST", "/v1/envs", null, {});
  const { agent, operator } = tokens!;
  const env = `/v1/envs/${id}`;
  const tab = await chrome.open(`${url}/#/env/${id}?token=${operator}`, { width: 1280, height: 860, dpr: 1 });
  await until(tab, `document.querySelector(".link.open") && frames[0].document.querySelector(".phone")`);
  expect(await tab.evaluate("location.hash")).toBe(`#/env/${id}`);
  await untilStill(tab);

  const at = async (role: string, name: RegExp): Promise<[number, number]> => {
    const elements = await call<Element[]>("GET", `${env}/elements`, operator);
    const found = elements.find((element) => element.role === role && name.test(element.name));
    if (!found) throw new Error(`no ${role} ${name} among ${JSON.stringify(elements.map((e) => [e.role, e.name]))}`);
    const [x1, y1, x2, y2] = found.bounds;
    return toWindowPoint(tab, (x1 + x2) / 2, (y1 + y2) / 2);
  };
  const phoneHas = async <T>(path: string, wanted: (value: T) => boolean): Promise<T> => {
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const { state } = await call<{ state: T }>("GET", `${env}/state?path=${path}`, operator);
      if (wanted(state)) return state;
      if (performance.now() > deadline) throw new Error(`${path} stays ${JSON.stringify(state).slice(0, 2000)}`);
      await pause(20);
    }
  };
  const { nowMs: start } = await phoneHas<{ nowMs: number }>("clock", () => true);

  // A tap.
  await click(tab, await at("button", /^Notes$/));
  await phoneHas<string>("view.front", (front) => front === "notes");
  const { nowMs: later } = await phoneHas<{ nowMs: number }>("clock", () => true);
  expect(later - start).toBe(1000);

  // A drag scrolls the list, and the state keeps its final offset.
  type Stack = { stack: { screen: string; scroll: Record<string, number>; view: { title?: string } }[] };
  await drag(tab, await toWindowPoint(tab, 500, 700), await toWindowPoint(tab, 500, 450));
  const { stack } = await phoneHas<Stack>(
    "view.tasks.notes",
    (task) => Object.values(task.stack.at(-1)!.scroll)[0]! > 50,
  );
  const [offset] = Object.values(stack.at(-1)!.scroll);
  expect(
    await tab.evaluate(`[...frames[0].document.querySelectorAll(".scroll")].some((el) => el.scrollTop === ${offset})`),
  ).toBe(true);

  // Keys go to the caret of the phone.
  await click(tab, await at("button", /^New note$/));
  await phoneHas<Stack>("view.tasks.notes", (task) => task.stack.at(-1)!.screen === "editor");
  await click(tab, await at("textbox", /^Title$/));
  await phoneHas<object | null>("view.focus", (focus) => focus !== null);
  for (const char of "Milkk") await key(tab, char, char);
  await key(tab, "Backspace");
  await phoneHas<Stack>("view.tasks.notes", (task) => task.stack.at(-1)!.view.title === "Milk");
  await until(tab, `document.querySelector(".entries").innerText.includes("Type “Milk”")`);

  // An agent acts. The page follows and marks the touch.
  await call("POST", `${env}/step`, agent, { action: { type: "HOME" }, observation: { screenshot: "none" } });
  await until(tab, `frames[0].document.querySelector(".phone.home")`);
  await call("POST", `${env}/step`, agent, {
    action: { type: "CLICK", point: [500, 500] },
    observation: { screenshot: "none" },
  });
  await until(tab, `document.querySelector(".mark .dot")?.getAttribute("x1") === "500"`);
  await until(tab, `document.querySelectorAll(".entries .agent").length === 2`);
  expect(await tab.evaluate(`document.querySelector(".steps-of b").textContent`)).toBe("2");

  // A long press is one gesture. Lifting the finger is no further gesture.
  const { nowMs: before } = await phoneHas<{ nowMs: number }>("clock", () => true);
  const [x, y] = await toWindowPoint(tab, 500, 500);
  await mouse(tab, "mousePressed", x, y);
  await until(tab, `document.querySelector(".entries li").innerText.includes("Hold")`);
  await mouse(tab, "mouseReleased", x, y);
  await tab.evaluate(`document.querySelector('[aria-label="Home"]').click()`);
  const told = await tab.evaluate<string[]>(`[...document.querySelectorAll(".words")].map((el) => el.innerText)`);
  expect(told.slice(0, 2)).toEqual(["Home", expect.stringMatching(/^Hold /)]);
  await phoneHas<{ nowMs: number }>("clock", ({ nowMs }) => nowMs >= before + 2000);

  expect(chrome.errors).toEqual([]);
}, 20_000);

test("an icon is dragged if it is held and moved, and long-pressed if it is held and released", async () => {
  const { id, tokens } = await call<Created>("POST", "/v1/envs", null, {});
  const operator = tokens!.operator;
  const env = `/v1/envs/${id}`;
  const tab = await chrome.open(`${url}/#/env/${id}?token=${operator}`, { width: 1280, height: 860, dpr: 1 });
  await until(tab, `document.querySelector(".link.open") && frames[0].document.querySelector(".phone")`);
  await untilStill(tab);
  type Items = Record<string, { type: string; app?: string; page: number; column: number; row: number }>;
  const read = async <T>(path: string): Promise<T> =>
    (await call<{ state: T }>("GET", `${env}/state?path=${path}`, operator)).state;
  const cellOf = async () => {
    const found = Object.values(await read<Items>("apps.launcher.items")).find((item) => item.app === "calendar")!;
    return [found.page, found.column, found.row];
  };
  const elements = await call<Element[]>("GET", `${env}/elements`, operator);
  const icon = elements.find((element) => element.name === "Calendar")!.bounds;
  const middle = [(icon[0] + icon[2]) / 2, (icon[1] + icon[3]) / 2] as const;
  const [x, y] = await toWindowPoint(tab, ...middle);

  await mouse(tab, "mousePressed", x, y);
  await pause(700);
  await mouse(tab, "mouseReleased", x, y);
  await until(tab, `document.querySelector(".entries li").innerText.includes("Hold")`);
  await until(tab, `frames[0].document.querySelector(".sheet")`);
  await tab.evaluate(`document.querySelector('[aria-label="Back"]').click()`);
  await until(tab, `!frames[0].document.querySelector(".sheet")`);

  // The last cell of the page is free.
  const [column, row] = [3, 5];
  const before = await cellOf();
  const grid = await tab.evaluate<{ x: number; y: number; width: number; height: number }>(
    `(() => { const g = frames[0].document.querySelector(".home-grid").getBoundingClientRect();
      const p = frames[0].document.querySelector(".phone").getBoundingClientRect();
      return { x: g.x / p.width, y: g.y / p.height, width: g.width / p.width, height: g.height / p.height }; })()`,
  );
  const [toX, toY] = await toWindowPoint(
    tab,
    1000 * (grid.x + (grid.width * (column + 0.5)) / 4),
    1000 * (grid.y + (grid.height * (row + 0.5)) / 6),
  );
  await mouse(tab, "mousePressed", x, y);
  await pause(700);
  for (let i = 1; i <= 6; i++) {
    await mouse(tab, "mouseMoved", x + ((toX - x) * i) / 6, y + ((toY - y) * i) / 6);
    await pause(16);
  }
  await mouse(tab, "mouseReleased", toX, toY);
  const deadline = performance.now() + patienceMs;
  while ((await cellOf()).join() === before.join() && performance.now() < deadline) await pause(20);
  expect(await cellOf()).toEqual([0, column, row]);
  expect(chrome.errors).toEqual([]);
}, 20_000);

test("a person rotates the device, touches it in landscape, and rotates it back", async () => {
  const { id, tokens } = await call<Created>("POST", "/v1/envs", null, {});
  const { operator } = tokens!;
  const env = `/v1/envs/${id}`;
  await call("PATCH", `${env}/state`, operator, { os: { settings: { display: { autoRotate: true } } } });
  const tab = await chrome.open(`${url}/#/env/${id}?token=${operator}`, { width: 1280, height: 860, dpr: 1 });
  await until(tab, `document.querySelector(".link.open") && frames[0].document.querySelector(".phone")`);
  await untilStill(tab);
  const turn = `[...document.querySelectorAll(".under button")].find((b) => b.textContent.includes("Rotate"))`;
  const frame = `document.querySelector("iframe")`;
  const press = (what: string): Promise<unknown> => tab.evaluate(`${what}.click()`);
  await press(turn);
  await until(tab, `${frame}.width === "800" && frames[0].document.querySelector(".phone.wide")`);
  expect(await tab.evaluate(`${turn}.getAttribute("aria-pressed")`)).toBe("true");
  await untilStill(tab);
  const elements = await call<Element[]>("GET", `${env}/elements`, operator);
  const [x1, y1, x2, y2] = elements.find(({ name }) => name === "Notes")!.bounds;
  await click(tab, await toWindowPoint(tab, (x1 + x2) / 2, (y1 + y2) / 2));
  await until(tab, `frames[0].document.querySelector('[data-app="notes"]')`);
  await press(turn);
  await until(tab, `${frame}.width === "360" && !frames[0].document.querySelector(".phone.wide")`);
  await tab.close();
}, 20_000);

test("a run shows its progress, and its verdicts only at the end", async () => {
  const tasks = ["notes/pin-among-drafts", "notes/trash-rescue"];
  const run = await call<RunCreated>("POST", "/v1/runs", null, { agent: { name: "Console's own" }, tasks });
  const play = async (): Promise<void> => {
    const dealt = await call<RunDealt>("POST", `/v1/runs/${run.id}/episodes`, run.token);
    const body = { action: { type: "ABORT" }, observation: { screenshot: "none" } };
    await call("POST", `/v1/envs/${dealt.env.id}/step`, dealt.env.token, body);
  };
  await play();
  const tab = await chrome.open(`${url}/#/run/${run.id}?token=${run.token}`, { width: 1280, height: 860, dpr: 1 });
  await until(tab, `document.querySelector(".going b")?.textContent === "1"`);
  expect(await tab.evaluate("location.hash")).toBe(`#/run/${run.id}`);
  // No results of the judge are visible before the end.
  expect(await tab.evaluate(`document.querySelectorAll(".headline, .episode").length`)).toBe(0);
  await play();
  await until(tab, `document.querySelector(".headline b")?.textContent === "0.0 %"`);
  await until(tab, `document.querySelectorAll(".episode:not(.head)").length === 2`);
  const axis = (name: string) =>
    `[...document.querySelectorAll("[role=radio]")].find((b) => b.textContent === "${name}")`;
  await tab.evaluate(`${axis("Task")}.click()`);
  await until(tab, `document.querySelectorAll(".axis:not(.head)").length === 2`);
  await tab.evaluate(`${axis("Succeeded")}.click()`);
  await until(tab, `document.querySelectorAll(".episode:not(.head)").length === 0`);
  await tab.evaluate(`${axis("Failed")}.click()`);
  await tab.evaluate(`document.querySelector(".episode .opens").click()`);
  await until(tab, `document.querySelector("dialog .verdict h2")?.textContent === "Not solved"`);
  await tab.evaluate(`location.hash = "/runs"`);
  await until(tab, `[...document.querySelectorAll(".run .opens")].some((a) => a.textContent === "Console's own")`);
  expect(chrome.errors).toEqual([]);
}, 20_000);

test("the log keeps its texts after a reload, until the phone is reset", async () => {
  const env = await new Client(url, inject("adminKey")).create({ device: { width: 360, height: 800, dpr: 1 } });
  const icon = (await env.elements()).find(({ name }) => name === "Notes")!.bounds;
  const before = await env.step({ type: "CLICK", point: [500, 20] }, { screenshot: "none" });
  expect(before.step).toBe(1);
  const tab = await chrome.open(`${url}/#/env/${env.id}?token=${env.tokens.operator}`, {
    width: 1280,
    height: 860,
    dpr: 1,
  });
  const opened = `document.querySelector(".link.open") && frames[0]?.document.querySelector(".phone")`;
  const words = `[...document.querySelectorAll(".entries li:not(.none) .words")].map((el) => el.textContent)`;
  await until(tab, opened);
  await until(tab, `document.querySelectorAll(".entries .agent").length === 1`);
  const point: [number, number] = [Math.round((icon[0] + icon[2]) / 2), Math.round((icon[1] + icon[3]) / 2)];
  await env.step({ type: "CLICK", point }, { screenshot: "none" });
  await until(tab, `${words}.includes("Tap “Notes”")`);
  await tab.evaluate(`document.querySelector('[aria-label="Home"]').click()`);
  await until(tab, `${words}.length === 3`);
  const told = await tab.evaluate<string[]>(words);
  expect(told).toEqual(["Home", "Tap “Notes”", expect.stringMatching(/^Tap /)]);

  await tab.send("Page.reload");
  await until(tab, `${opened} && ${words}.length === 3`);
  await untilStill(tab);
  expect(await tab.evaluate(words)).toEqual(told);
  // In the next episode, the same place has another control.
  await env.reset();
  await env.step({ type: "CLICK", point: [500, 30] }, { screenshot: "none" });
  await env.step({ type: "HOME" }, { screenshot: "none" });
  await tab.send("Page.reload");
  await until(tab, `${opened} && ${words}.length === 2`);
  expect(await tab.evaluate(words)).toEqual(["Home", expect.stringMatching(/^Tap /)]);
  await tab.close();
});

test("an unknown address shows 'Page not found' and a link back", async () => {
  for (const place of ["/no/such/page", "/env/short", "/run/", "/keys/", "nonsense"]) {
    const tab = await chrome.open(`${url}/#${place}`, { width: 1280, height: 860, dpr: 1 });
    await until(tab, `document.querySelector(".door h2")?.textContent === "Page not found"`);
    expect(await tab.evaluate(`document.querySelector(".door code").textContent`)).toBe(`#${place}`);
    expect(await tab.evaluate(`document.title`)).toBe("Not found · Phonebooth");
    await tab.evaluate(`document.querySelector(".door a").click()`);
    await until(tab, `document.title === "Phonebooth" && !document.querySelector(".door code")`);
    await tab.close();
  }
});

test("Chinese uses the phone's font, which a page without Chinese does not load", async () => {
  const fonts = `performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => name.endsWith(".woff2"))`;
  const size = { width: 1280, height: 860, dpr: 1 };
  const latin = await chrome.open(`${url}/#/no/such/page`, size);
  await until(latin, `document.querySelector(".door h2")`);
  await latin.evaluate(`document.fonts.ready`);
  expect(await latin.evaluate(fonts)).toEqual([]);
  await latin.close();

  const client = new Client(url, inject("adminKey"));
  const device = { width: 360, height: 800, dpr: 1 };
  const env = await client.create({ task: "notes/pin-among-drafts", seed: 1, locale: "zh-CN", device });
  const tab = await chrome.open(`${url}/#/env/${env.id}?token=${env.tokens.operator}`, size);
  await until(tab, `/\\p{Script=Han}/u.test(document.querySelector(".panel .instruction")?.textContent ?? "")`);
  await until(tab, `document.fonts.status === "loaded" && ${fonts}.some((name) => name.includes("noto-sans-sc"))`);
  await tab.send("DOM.enable");
  await tab.send("CSS.enable");
  const { root } = await tab.send<{ root: { nodeId: number } }>("DOM.getDocument");
  const { nodeId } = await tab.send<{ nodeId: number }>("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: ".panel .instruction",
  });
  const fontsUsed = async (): Promise<string[]> => {
    const { fonts: used } = await tab.send<{ fonts: { familyName: string; isCustomFont: boolean }[] }>(
      "CSS.getPlatformFontsForNode",
      { nodeId },
    );
    return used.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
  };
  await expect.poll(fontsUsed, { timeout: patienceMs }).toEqual([expect.stringMatching(/^Noto Sans SC/)]);
  await tab.close();
});

test("a notice appears only in a browser that cannot draw the phone", async () => {
  const env = await new Client(url, inject("adminKey")).create({ device: { width: 360, height: 800, dpr: 1 } });
  for (const isOld of [true, false]) {
    const tab = await chrome.open("about:blank", { width: 1280, height: 860, dpr: 1 });
    if (isOld) await tab.send("Page.addScriptToEvaluateOnNewDocument", { source: "delete window.CSSScopeRule" });
    await tab.send("Page.navigate", { url: `${url}/#/env/${env.id}?token=${env.tokens.operator}` });
    await until(tab, `document.querySelector(".link.open")`);
    const told = `document.querySelector(".phone-side .notice")?.textContent ?? ""`;
    expect((await tab.evaluate<string>(told)).includes("@scope")).toBe(isOld);
    await tab.close();
  }
});

test("arrow keys change a choice, and a closed dialog returns the focus", async () => {
  const tab = await chrome.open(`${url}/#key=${inject("adminKey")}`, { width: 1280, height: 860, dpr: 1 });
  const opener = `[...document.querySelectorAll("button")].find((each) => each.textContent.includes("New phone"))`;
  await until(tab, opener);
  for (const close of [
    () => key(tab, "Escape"),
    () => tab.evaluate(`document.querySelector(".foot button").click()`),
  ]) {
    await tab.evaluate(`(${opener}.focus(), ${opener}.click())`);
    await until(tab, `document.querySelector("dialog[open]")`);
    const chosen = `document.querySelector('[aria-label="Language"] [aria-checked="true"]')`;
    expect(await tab.evaluate(`document.querySelectorAll('[aria-label="Language"] [tabindex="0"]').length`)).toBe(1);
    await tab.evaluate(`${chosen}.focus()`);
    await key(tab, "ArrowRight");
    await until(tab, `${chosen}.textContent === "中文" && document.activeElement === ${chosen}`);
    await key(tab, "ArrowRight");
    await until(tab, `${chosen}.textContent === "English" && document.activeElement === ${chosen}`);
    await close();
    await until(tab, `!document.querySelector("dialog") && document.activeElement === ${opener}`);
  }
  await tab.close();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function call<T>(method: string, path: string, token: string | null, body?: object): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: { "content-type": "application/json", ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Waits until the phone has its final size in the window and is drawn, so that the mouse hits the drawn controls. */
async function untilStill(tab: Tab): Promise<void> {
  const drawn = `new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(r, 100))))`;
  const box = () =>
    tab.evaluate<string>(`${drawn}.then(() => JSON.stringify(${displayElement}.getBoundingClientRect()))`);
  for (let before = "", now = await box(); now !== before;) [before, now] = [now, await box()];
}

/** Converts a point of the display in 0..1000 to a point of the window. */
async function toWindowPoint(tab: Tab, x: number, y: number): Promise<[number, number]> {
  const box = await tab.evaluate<{ x: number; y: number; width: number; height: number }>(
    `${displayElement}.getBoundingClientRect().toJSON()`,
  );
  return [box.x + (box.width * x) / 1000, box.y + (box.height * y) / 1000];
}

const mouse = (tab: Tab, type: string, x: number, y: number) =>
  tab.send("Input.dispatchMouseEvent", {
    type,
    x,
    y,
    button: "left",
    buttons: type === "mouseReleased" ? 0 : 1,
    clickCount: 1,
  });
async function click(tab: Tab, [x, y]: readonly [number, number]): Promise<void> {
  await mouse(tab, "mousePressed", x, y);
  await mouse(tab, "mouseReleased", x, y);
}
async function drag(tab: Tab, [x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): Promise<void> {
  await mouse(tab, "mousePressed", x1, y1);
  for (let i = 1; i <= 6; i++) {
    await mouse(tab, "mouseMoved", x1 + ((x2 - x1) * i) / 6, y1 + ((y2 - y1) * i) / 6);
    await pause(16);
  }
  await mouse(tab, "mouseReleased", x2, y2);
}
async function key(tab: Tab, name: string, text?: string): Promise<void> {
  const code = { Backspace: 8, Escape: 27, ArrowRight: 39 }[name] ?? name.toUpperCase().charCodeAt(0);
  const stroke = { key: name, windowsVirtualKeyCode: code };
  await tab.send("Input.dispatchKeyEvent", { type: "keyDown", ...stroke, ...(text === undefined ? {} : { text }) });
  await tab.send("Input.dispatchKeyEvent", { type: "keyUp", ...stroke });
}
