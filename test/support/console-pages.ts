// Every page of the console with something to show on it: where it is, and how to tell that it is there.
import { Client } from "../../clients/typescript/src/client.ts";
import { upload } from "../../src/benchmark/run/graph-folders.ts";
import type { KeyCreated } from "../../src/contract/key.ts";
import { nowhere, sample, ways } from "./sample-graph.ts";

export interface ConsolePage {
  readonly name: string;
  /** What follows the "#" of the address. */
  readonly place: string;
  /** Opened by who has no admin key. */
  readonly withoutKey?: boolean;
  /** An expression that is true once the page shows what it has. */
  readonly ready: string;
  /** What to do there first, as a person would: expressions, each true once it is done. */
  readonly steps?: readonly string[];
}
const device = { width: 360, height: 800, dpr: 1 };
const undrawn = { screenshot: "none" } as const;
/** Long enough that a list of them is higher than any window. */
const manyPhones = 30;
/** In Chinese: no font of Latin letters has it. */
const chineseTask = "notes/pin-among-drafts";

/** Fills a server; the pages are of what it then has. */
export async function consolePages(url: string, adminKey: string): Promise<readonly ConsolePage[]> {
  const client = new Client(url, adminKey);
  await upload(client, sample);
  const phones = Array.from({ length: manyPhones }, () => client.create({ device }));
  const [free] = await Promise.all(phones);
  const task = await client.create({ task: chineseTask, seed: 3, locale: "zh-CN", device });
  await task.step({ type: "CLICK", point: [500, 500] }, undrawn);
  await task.step({ type: "SWIPE", point1: [500, 800], point2: [500, 300] }, undrawn);
  await task.step({ type: "TYPE", value: "写一些中文字 and some English text" }, undrawn);
  await task.step({ type: "COMPLETE" }, undrawn);
  const onGraph = await client.create({ graph: "comment" });
  for (const action of [nowhere, ...ways.scrolling.slice(0, 3)]) await onGraph.step(action, undrawn);
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
    await client.env(dealt.env.id, { agent: dealt.env.token, operator: adminKey }).step({ type: "ABORT" }, undrawn);
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
