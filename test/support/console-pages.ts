// Every page of the console with content: its address, and how to tell that it has loaded.
import { Client } from "../../clients/typescript/src/client.ts";
import { uploadGraph } from "#benchmark/run/recording-folders.ts";
import type { KeyCreated } from "#contract/key.ts";
import { missingClick, sample, pathsToGoal } from "./sample-graph.ts";

export interface ConsolePage {
  readonly name: string;
  /** The part of the address after "#". */
  readonly place: string;
  /** Whether the page is opened without the admin key. */
  readonly withoutKey?: boolean;
  /** An expression that is true once the page shows its content. */
  readonly ready: string;
  /** Expressions that act like a person after the page is ready. Each expression is repeated until it is true. */
  readonly steps?: readonly string[];
}
const device = { width: 360, height: 800, dpr: 1 };
const noScreenshot = { screenshot: "none" } as const;
/** The number of phones on the server. A list of this length is higher than any window. */
const manyPhones = 30;
/** A task in Chinese, whose characters no Latin font contains. */
const chineseTask = "notes/pin-among-drafts";

/** Fills a server with data and returns the pages that show them. */
export async function consolePages(url: string, adminKey: string): Promise<readonly ConsolePage[]> {
  const client = new Client(url, adminKey);
  await uploadGraph(client, sample);
  const phones = Array.from({ length: manyPhones }, () => client.create({ device }));
  const [free] = await Promise.all(phones);
  const task = await client.create({ task: chineseTask, seed: 3, locale: "zh-CN", device });
  await task.step({ type: "CLICK", point: [500, 500] }, noScreenshot);
  await task.step({ type: "SWIPE", point1: [500, 800], point2: [500, 300] }, noScreenshot);
  await task.step({ type: "TYPE", value: "写一些中文字 and some English text" }, noScreenshot);
  await task.step({ type: "COMPLETE" }, noScreenshot);
  const onGraph = await client.create({ graph: "comment" });
  for (const action of [missingClick, ...pathsToGoal.scrolling.slice(0, 3)]) await onGraph.step(action, noScreenshot);
  const turned = await client.create({ device });
  await turned.mergePatch({ os: { settings: { display: { autoRotate: true } } } });
  await turned.event({ type: "turn", to: "landscape" });
  const run = await client.createRun({
    agent: { name: "会写中文的 agent", model: "m-1" },
    tasks: [chineseTask, "notes/trash-rescue"],
  });
  for (let played = 0; played < 2; played++) {
    const dealt = await client.nextEpisode(run.id, run.token);
    if (!("episode" in dealt)) break;
    await client
      .env(dealt.env.id, { agent: dealt.env.token, operator: adminKey })
      .step({ type: "ABORT" }, noScreenshot);
  }
  const going = await client.createRun({ agent: { name: "Still playing" }, tasks: [chineseTask], title: "Not done" });
  const key = await client.json<KeyCreated>("/v1/keys", { method: "POST", token: adminKey, body: { name: "Team 一" } });
  await new Client(url, key.key!).create({ device });

  const phone = (id: string, token: string): string => `/env/${id}?token=${encodeURIComponent(token)}`;
  const live = `document.querySelector(".link.open") && frames[0]?.document.querySelector(".phone")`;
  const press = (selector: string, words = ""): string =>
    `(() => { const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.textContent.includes(${JSON.stringify(words)}) && !each.disabled); found?.click(); return !!found; })()`;
  const keys = `document.querySelector(".line-of.key:not(.head)")`;
  return [
    { name: "phones", place: "/", ready: `document.querySelectorAll(".row").length > ${manyPhones}` },
    {
      name: "new-phone",
      place: "/",
      ready: `document.querySelectorAll(".row").length > ${manyPhones}`,
      steps: [
        press(".top button", "New phone"),
        `document.querySelector("dialog option:nth-child(2), dialog optgroup")`,
      ],
    },
    { name: "phone", place: phone(free!.id, free!.tokens.operator), ready: live },
    {
      name: "phone-judged",
      place: phone(task.id, task.tokens.operator),
      ready: `${live} && document.querySelectorAll(".entries .agent").length === 4`,
      steps: [press(".tools button", "Judge"), `document.querySelector(".verdict")`],
    },
    {
      name: "phone-picture",
      place: phone(task.id, task.tokens.operator),
      ready: `${live} && document.querySelectorAll(".entries .agent").length === 4`,
      steps: [press(".tools button", "Screenshot"), `document.querySelector("dialog img")?.complete`],
    },
    {
      name: "phone-turned",
      place: phone(turned.id, turned.tokens.operator),
      ready: `${live} && frames[0].document.querySelector(".phone.wide")`,
    },
    {
      name: "phone-glass-only",
      withoutKey: true,
      place: phone(task.id, task.tokens.agent),
      ready: `document.querySelector(".alone img")?.complete`,
    },
    {
      name: "phone-on-graph",
      place: phone(onGraph.id, onGraph.tokens.operator),
      ready: `document.querySelector(".link.open") && document.querySelector(".drawing .here") && document.querySelector(".scaled img")?.complete`,
    },
    {
      name: "phone-wants-token",
      withoutKey: true,
      place: phone(free!.id, "not-its-token"),
      ready: `document.querySelector(".door input")`,
    },
    { name: "phone-missing", place: "/env/env_nobodyhasthis", ready: `document.querySelector(".door h2")` },
    {
      name: "tasks",
      place: "/tasks",
      ready: `document.querySelectorAll(".task-card").length > 400`,
      // A part of the cards, because each card is alike.
      steps: [
        `(() => { const field = document.querySelector(".task-filters input"); field.value = "notes/";
          field.dispatchEvent(new Event("input", { bubbles: true })); return document.querySelectorAll(".task-card").length < 40; })()`,
        `document.querySelector(".task-card img").complete`,
      ],
    },
    { name: "runs", place: "/runs", ready: `document.querySelectorAll(".line-of.run").length > 2` },
    { name: "run", place: `/run/${run.id}?token=${run.token}`, ready: `document.querySelector(".episode:not(.head)")` },
    {
      name: "run-verdict",
      place: `/run/${run.id}?token=${run.token}`,
      ready: `document.querySelector(".episode:not(.head)")`,
      steps: [press(".episode .opens"), `document.querySelector("dialog .verdict")`],
    },
    { name: "run-going", place: `/run/${going.id}?token=${going.token}`, ready: `document.querySelector(".going")` },
    {
      name: "keys",
      place: "/keys",
      ready: keys,
      steps: [press(".line-of.key .opens"), `document.querySelector(".used-day:not(.head), .blank")`],
    },
    {
      name: "keys-told",
      place: "/keys",
      ready: keys,
      steps: [
        `(() => { const field = document.querySelector(".new-key input"); field.value = "Team two";
          field.dispatchEvent(new Event("input", { bubbles: true })); field.form.requestSubmit(); return true; })()`,
        `document.querySelector(".told")`,
      ],
    },
    { name: "nowhere", place: "/no/such/page", ready: `document.querySelector("main")` },
  ];
}
