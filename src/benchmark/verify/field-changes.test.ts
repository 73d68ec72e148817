// Each case is a judge that ignores a part of the data. The test lists the field changes that must be found.
import { beforeAll, describe, expect, it } from "vitest";
import { safeParse } from "valibot";
import { Hour } from "#apps/clock/state.ts";
import type { AnyTask } from "#judge/define.ts";
import { added, any } from "#judge/allowed-paths.ts";
import { judgeTask } from "#judge/judge.ts";
import { phone } from "#apps/phone.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { getTask } from "#tasks/catalog.ts";
import { fieldChanges, fieldFaults, type FieldChange } from "./field-changes.ts";
import type { Solved } from "./near-misses.ts";
import { completeEnding } from "./endings.ts";
import { createProofContext } from "./proof-context.ts";

interface States {
  readonly clock: { readonly alarms: Readonly<Record<string, { readonly label: string }>> };
}
interface Label {
  readonly label: string;
}
const real = getTask("clock/labelled-alarm");
let solved: Solved;
beforeAll(async () => {
  solved = await createProofContext(await localWorld(), 1).solved({
    task: "clock/labelled-alarm",
    seed: 1,
    lang: "en",
  });
});
const changesOf = (task: AnyTask): FieldChange[] =>
  fieldChanges(task, solved, (end) => {
    const { instance, start } = solved;
    return judgeTask(task, instance.params as never, phone, "en", start, end, { ...completeEnding, budget: 15 })
      .success;
  });
const pathsOf = (faults: readonly string[]): string[] => [
  ...new Set(faults.map((fault) => /\/clock\/alarms\/[^/]+\/(\w+)/.exec(fault)?.[1] ?? fault)),
];

describe("the fields of a new alarm", () => {
  it("are all judged, or free", () => {
    const changes = changesOf(real);
    expect(fieldFaults(changes)).toEqual([]);
    const kinds = new Map(changes.map(({ path, kind }) => [path.split("/").at(-1), kind]));
    expect(Object.fromEntries(kinds)).toMatchObject({ label: "asked", days: "left", legal: "left", sound: "free" });
  });

  it("are reported if the judge ignores them: the alarm repeats on working days", () => {
    const loose: AnyTask = { ...real, allow: ({ clock: state }) => [added((state as States["clock"]).alarms)] };
    expect(pathsOf(fieldFaults(changesOf(loose)))).toEqual(["legal"]);
  });

  it("include labels that are negated, doubted or extended, which a partial check accepts", () => {
    const part: AnyTask = {
      ...real,
      allow: ({ clock: state }) => [added((state as States["clock"]).alarms)],
      checks: [
        {
          that: "some new alarm has the label in its own",
          holds: ({ after, params }) =>
            Object.values((after as unknown as States).clock.alarms).some(({ label }) =>
              label.includes((params as Label).label),
            ),
        },
      ],
    };
    const labels = changesOf(part).filter(({ path }) => path.endsWith("/alarm_1/label"));
    const { label } = solved.instance.params as unknown as Label;
    const accepted = labels.filter(({ success }) => success).map(({ after }) => after);
    expect(accepted).toEqual(
      expect.arrayContaining([`not ${label}`, `${label} is cancelled`, `${label} or something else`]),
    );
    expect(labels.filter(({ after }) => !String(after).includes(label)).every(({ success }) => !success)).toBe(true);
    expect(changesOf(real).filter(({ path, success }) => path.endsWith("/label") && success)).toEqual([]);
  });

  it("are reported for a second record, if the judge allows one more", () => {
    const two: AnyTask = {
      ...real,
      allow: ({ clock: state }) => [added((state as States["clock"]).alarms, 2, { days: [], legal: null } as never)],
      checks: [{ that: "some new alarm has the label", holds: real.checks.at(-1)!.holds }],
    };
    const besides = fieldFaults(changesOf(two)).filter((fault) => fault.includes("/alarm_990001/label"));
    expect(besides.length).toBeGreaterThan(0);
    expect(fieldFaults(changesOf(real)).filter((fault) => fault.includes("_990001"))).toEqual([]);
  });

  it("are reported if they are neither asked nor free", () => {
    expect(pathsOf(fieldFaults(changesOf({ ...real, free: [] })))).toEqual(["sound", "vibrate", "snoozeMin"]);
  });

  it("are reported if they are declared free but judged", () => {
    const label = { why: "said wrongly", paths: (phone: unknown) => [(phone as States).clock.alarms[any]?.label] };
    const faults = fieldFaults(changesOf({ ...real, free: [...real.free!, label] }));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain("free, but every other value fails: /clock/alarms/*/label");
  });

  it("get only values that the app itself could hold", () => {
    const hours = changesOf(real).filter(({ path }) => path.endsWith("/hour"));
    expect(hours.length).toBeGreaterThan(1);
    for (const { after } of hours) expect(safeParse(Hour, after).success).toBe(true);
  });
});
