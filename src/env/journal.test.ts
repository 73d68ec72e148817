// Tests that an environment's data is read exactly as it was written, independent of its length.
import { expect, test } from "vitest";
import { memoryStore } from "#test/support/memory-store.ts";
import { Journal } from "./journal.ts";
import { splitText } from "./text-parts.ts";
import type { EnvRecord, Episode, Row } from "./records.ts";
import type { Store } from "./store.ts";

/**
 * A store that behaves like a Durable Object's storage: it refuses texts of more than 2 MB and alters lone surrogates.
 */
function strictStore(): Store {
  const store = memoryStore();
  return {
    ...store,
    exec: (query, ...bindings) => {
      for (const value of bindings)
        if (typeof value === "string") {
          if (Buffer.byteLength(value) > 2_000_000) throw new Error("string or blob too big: SQLITE_TOOBIG");
          if (!value.isWellFormed()) throw new Error("half of a character");
        }
      return store.exec(query, ...bindings);
    },
  };
}
const episode = { number: 1, task: null } as unknown as Episode;
const longJson = (words: string): string => JSON.stringify(words.repeat(200_000));
const row = (version: number, patches: string, commands = "[]"): Row => ({
  version,
  step: version,
  kind: "step",
  action: '{"type":"NOOP"}',
  commands,
  patches,
  hash: "0".repeat(16),
});

test("splits long texts between characters", () => {
  const text = `x${"😀".repeat(700_000)}`;
  const parts = splitText(text);
  expect(parts.join("")).toBe(text);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.every((part) => part.isWellFormed())).toBe(true);
  expect(splitText("")).toEqual([]);
});

test("restores rows, checkpoints and records that exceed one storage row, and deletes them with their history", () => {
  const store = strictStore();
  const journal = new Journal(store);
  journal.prepare();
  const written = [row(1, "[]"), row(2, longJson("长😀"), longJson("c")), row(3, longJson("p"))];
  const start = longJson("start ");
  journal.transaction(() => {
    journal.begin(episode, start);
    for (const each of written) journal.append(each);
  });
  journal.saveEnv({ id: "one", note: longJson("n😀") } as unknown as EnvRecord);
  for (const again of [journal, new Journal(store)]) {
    expect(again.rows(0, 3)).toEqual(written);
    expect(again.row(2)).toEqual(written[1]);
    expect(again.checkpoint(0).overlay).toBe(start);
    expect(again.env()).toEqual({ id: "one", note: longJson("n😀") });
  }
  journal.saveEnv({ id: "one" } as EnvRecord);
  expect(journal.env()).toEqual({ id: "one" });
  journal.begin(episode, "[]");
  journal.append(row(2, "[]"));
  expect(journal.row(2)?.patches).toBe("[]");
  expect(journal.checkpoint(0).overlay).toBe("[]");
  expect([...store.exec("SELECT 1 FROM rest")]).toEqual([]);
});

test("a failed transaction leaves the journal unchanged", () => {
  const store = strictStore();
  const journal = new Journal(store);
  journal.prepare();
  journal.begin(episode, "[]");
  expect(() =>
    journal.transaction(() => {
      journal.append(row(1, longJson("p")));
      throw new Error("the disk is full");
    }),
  ).toThrow("the disk is full");
  expect(journal.rows(0, 9)).toEqual([]);
  journal.append(row(1, "[]"));
  expect(journal.rows(0, 9)).toEqual([row(1, "[]")]);
});
