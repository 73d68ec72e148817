// The time limit of a turn, for a program that drives its phone over adb.
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { EpisodeBrief, View } from "#benchmark/run/agent.ts";
import { TestPhone } from "#test/support/adb-phone.ts";
import { root } from "../env.ts";
import { adbAgent } from "./adb-agent.ts";

const brief: EpisodeBrief = { instruction: "", budget: 9, locale: "en", apps: [], chance: "", inside: null };
const view: View = { picture: new TestPhone().png, elements: [], clock: "", message: null };
const agents: ReturnType<typeof adbAgent>[] = [];
const startSession = async (command: string) => {
  const agent = adbAgent({ command, name: null, apps: async () => [] });
  agents.push(agent);
  return agent.start(brief);
};
afterEach(async () => {
  await Promise.all(agents.splice(0).map((agent) => agent.end!()));
});
const typesOf = ({ actions }: { readonly actions: readonly { readonly type: string }[] }): string[] =>
  actions.map(({ type }) => type);

test("the limit of a turn that has ended does not end the program", { timeout: 60_000 }, async () => {
  const session = await startSession(`${process.execPath} ${join(root, "test/support/adb-back-program.ts")} {serial}`);
  const first = new AbortController();
  expect(typesOf(await session.next(view, first.signal))).toEqual(["BACK"]);
  first.abort();
  const running = new AbortController().signal;
  expect(typesOf(await session.next(view, running))).toEqual(["BACK"]);
  expect(typesOf(await session.next(view, running))).toEqual(["COMPLETE"]);
});
test("the limit of a turn ends a program that does nothing", { timeout: 60_000 }, async () => {
  const session = await startSession("sleep 60");
  const turn = new AbortController();
  const next = session.next(view, turn.signal);
  setTimeout(() => turn.abort(), 200);
  expect(typesOf(await next)).toEqual(["ABORT"]);
});
