import { PassThrough, Readable } from "node:stream";
import { expect, it } from "vitest";
import { askPersonVerdict } from "./person-verdict.ts";

const ask = (typed: string, signal = new AbortController().signal) =>
  askPersonVerdict("Pin it", Readable.from([typed]), new PassThrough(), signal);

it("takes a word or its beginning, and asks again", async () => {
  expect(await ask("success\n\n")).toMatchObject({ by: "person", verdict: "success", note: null });
  expect(await ask("maybe\n\nF\n it pinned another one \n")).toMatchObject({
    verdict: "failure",
    note: "it pinned another one",
  });
  expect(await ask("unclear")).toMatchObject({ verdict: "unclear", note: null });
});
it("has no verdict without an answer", async () => {
  expect(await ask("")).toBeNull();
  expect(await ask("perhaps\n")).toBeNull();
});
it("stops", async () => {
  const stop = new AbortController();
  const asked = askPersonVerdict("Pin it", new PassThrough(), new PassThrough(), stop.signal);
  stop.abort();
  await expect(asked).rejects.toMatchObject({ name: "Stopped" });
});
