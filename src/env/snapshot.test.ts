// Tests that a snapshot does not change when it is written as text and read again.
import { describe, expect, test } from "vitest";
import { phone } from "#apps/phone.ts";
import type { Boot } from "#os/boot.ts";
import { hashOf } from "#state/hash.ts";
import { createPatches } from "#state/create-patches.ts";
import { Refusal } from "./answer.ts";
import type { Episode, Row } from "./records.ts";
import { checkUploadedFile, addDigest, formatSnapshot, parseSnapshot } from "./snapshot.ts";

const boot: Boot = {
  startMs: 1_772_413_200_000,
  lang: "en",
  device: { width: 360, height: 800, dpr: 3 },
  theme: "light",
  fontScale: 1,
  seed: 7,
};
const episode: Episode = { number: 3, boot, task: null, reward: null, elements: true, outcome: null, endedAt: null };

function takeSnapshot(): string {
  const start = phone.reduce(phone.boot(boot), { name: "os.launch", args: { app: phone.home.id } }).state;
  const ticked = phone.reduce(start, { name: "os.tick", args: { ms: 1000 } });
  const row: Row = {
    version: 1,
    step: 1,
    kind: "step",
    action: '{"type":"NOOP"}',
    commands: '[{"name":"os.tick","args":{"ms":1000}}]',
    patches: JSON.stringify(ticked.patches),
    hash: hashOf(ticked.state as never),
  };
  const history = { episode, start: JSON.stringify(createPatches(phone.boot(boot), start)), rows: [row] };
  return addDigest(formatSnapshot(history, { version: 1, step: 1, hash: row.hash }));
}

test("a snapshot is written and read again", () => {
  const file: unknown = JSON.parse(takeSnapshot());
  const { history, episode: back, version } = parseSnapshot(checkUploadedFile(file));
  expect(version).toBe(1);
  expect(back.boot).toEqual(boot);
  expect(history.rows).toHaveLength(1);
  expect(history.rows[0]).toMatchObject({ step: 1, kind: "step", action: '{"type":"NOOP"}' });
});

test("a snapshot is accepted with its fields in any order", () => {
  const file = JSON.parse(takeSnapshot()) as Record<string, unknown>;
  expect(() => checkUploadedFile(Object.fromEntries(Object.entries(file).toReversed()))).not.toThrow();
});

describe("a changed snapshot is refused with the path of the fault", () => {
  type File = {
    digest: string;
    hash: string;
    version: number;
    boot: { seed: number };
    start: object[];
    log: { hash: string; step: number | null; patches: { value: unknown }[] }[];
  };
  const refusal = (change: (file: File) => void, reseal: boolean): string[] => {
    const file = JSON.parse(takeSnapshot()) as File;
    change(file);
    const { digest: _, ...rest } = file;
    const sent: unknown = reseal ? JSON.parse(addDigest(JSON.stringify(rest))) : file;
    try {
      checkUploadedFile(sent);
    } catch (error) {
      if (error instanceof Refusal) return (error.problem.issues ?? []).map((issue) => issue.path);
      throw error;
    }
    return [];
  };
  test("any change breaks the digest", () => {
    expect(refusal((file) => void file.boot.seed++, false)).toEqual(["digest"]);
    expect(refusal((file) => void (file.hash = "0".repeat(16)), false)).toEqual(["digest"]);
    expect(refusal((file) => void (file.log = []), false)).toEqual(["digest"]);
  });
  test("with a new digest, the log must still lead to the state", () => {
    expect(refusal((file) => void (file.hash = "0".repeat(16)), true)).toEqual(["hash"]);
    expect(refusal((file) => void (file.log[0]!.patches[0]!.value = 5), true)).toEqual(["log.0"]);
    expect(refusal((file) => void (file.version = 2), true)).toEqual(["version"]);
    expect(refusal((file) => void (file.log[0]!.step = 2), true)).toEqual(["log.0"]);
    expect(refusal((file) => void (file.boot.seed = 8), true)).toEqual(["log.0"]);
  });
  test("refuses patches that do not apply, and an invalid state", () => {
    expect(refusal((file) => void file.start.push({ op: "remove", path: ["nowhere", "at"] }), true)).toEqual(["start"]);
    const broken = { op: "replace", path: ["os", "battery", "level"], value: 500 };
    expect(refusal((file) => void file.start.push(broken), true)).toEqual(["os.battery.level"]);
  });
  test("refuses unknown fields, and values that are no snapshot", () => {
    expect(refusal((file) => void Object.assign(file, { extra: 1 }), false)).toEqual(["extra"]);
    expect(() => checkUploadedFile([])).toThrow(Refusal);
    expect(() => checkUploadedFile(null)).toThrow(Refusal);
  });
});
