import { expect, test } from "vitest";
import { phone } from "../../apps/phone.ts";
import { changesBetween } from "../../env/writes.ts";
import { noReply } from "../run/play.ts";
import { bootOf } from "../../judge/instance.ts";
import { prepare, sample } from "../../../tasks/book.ts";
import { replyTo } from "./reply.ts";

test("a question has the user's answer where one was given, and the runner's words where nobody answers", () => {
  const action = { type: "INFO", value: "Which Anna?" } as const;
  const start = prepare(sample("messages/which-anna", 1, "en"), bootOf("en", 1));
  const ask = { name: "os.ask", args: { question: action.value, answer: null } };
  const changes = changesBetween(start, phone.reduce(start, ask).state);
  expect(replyTo({ action, changes })).toMatch(/^Anna Webb?er\.$/);
  expect(replyTo({ action, changes: [] })).toBe(noReply);
  expect(replyTo({ action: { type: "NOOP" }, changes })).toBeNull();
});
