import { expect, test } from "vitest";
import { phone } from "#apps/phone.ts";
import { changesBetween } from "#env/writes.ts";
import { defaultReply } from "../run/play.ts";
import { defaultBoot } from "#judge/instance.ts";
import { prepare, sample } from "#tasks/catalog.ts";
import { findReply } from "./reply.ts";

test("returns the user's answer to a question, or the runner's reply if there is no answer", () => {
  const action = { type: "INFO", value: "Which Anna?" } as const;
  const start = prepare(sample("messages/which-anna", 1, "en"), defaultBoot("en", 1));
  const ask = { name: "os.ask", args: { question: action.value, answer: null } };
  const changes = changesBetween(start, phone.reduce(start, ask).state);
  expect(findReply({ action, changes })).toMatch(/^Anna Webb?er\.$/);
  expect(findReply({ action, changes: [] })).toBe(defaultReply);
  expect(findReply({ action: { type: "NOOP" }, changes })).toBeNull();
});
