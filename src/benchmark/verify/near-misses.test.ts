// Checks that the near misses find every judge that accepts a wrong result, and report no correct judge.
import { beforeAll, expect, it } from "vitest";
import { localWorld } from "#scripts/build/world-file.ts";
import { phone } from "#apps/phone.ts";
import { any } from "#judge/allowed-paths.ts";
import type { AnyTask } from "#judge/define.ts";
import { createEvidence, judgeTask, occasionOf } from "#judge/judge.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { getTask } from "#tasks/catalog.ts";
import { findUnbreakableChecks } from "./unbreakable-checks.ts";
import { missKinds, nearMisses, type Solved } from "./near-misses.ts";
import { replaySolution } from "./solution-recording.ts";
import { completeEnding } from "./endings.ts";
import { createProofContext, type ProofContext } from "./proof-context.ts";

interface Notes {
  readonly notes: Readonly<Record<string, { readonly pinned: boolean }>>;
}
let stage: ProofContext;
beforeAll(async () => {
  stage = createProofContext(await localWorld(), 20);
});
const solvedOf = (task: string): Promise<Solved> => stage.solved({ task, seed: 3, lang: "en" });
async function survivorsOf(task: AnyTask, id: string): Promise<string[]> {
  const solved = await solvedOf(id);
  const { instance, start } = solved;
  const succeeds = (end: PhoneState): boolean =>
    judgeTask(task, instance.params as never, phone, "en", start, end, { ...completeEnding, budget: instance.budget })
      .success;
  const misses = await nearMisses(task, solved, 20, succeeds);
  return misses.filter(({ likeness, success }) => likeness === "other" && success).map(({ kind }) => kind);
}

it("detects a judge that accepts any note, and does not accuse the correct one", async () => {
  const honest = getTask("notes/pin-among-drafts");
  const easy: AnyTask = {
    ...honest,
    checks: [
      {
        that: "some note is pinned",
        holds: (({ after }: { after: { notes: Notes } }) =>
          Object.values(after.notes.notes).some((n) => n.pinned)) as never,
      },
    ],
    allow: (({ notes }: { notes: Notes }) => [notes.notes[any]?.pinned]) as never,
  };
  expect(await survivorsOf(honest, "notes/pin-among-drafts")).toEqual([]);
  expect(await survivorsOf(easy, "notes/pin-among-drafts")).toContain("wrong place");
});

it("detects a judge that lets the same be done to another note, too", async () => {
  const honest = getTask("notes/pin-among-drafts");
  const easy: AnyTask = {
    ...honest,
    allow: (({ notes }: { notes: Notes }) => [notes.notes[any]?.pinned]) as never,
  };
  expect(await survivorsOf(easy, "notes/pin-among-drafts")).toContain("done elsewhere too");
});

it("detects a judge that ignores a field", async () => {
  const honest = getTask("clock/weekly-alarm");
  const easy: AnyTask = { ...honest, checks: honest.checks.slice(0, 1) };
  expect(await survivorsOf(honest, "clock/weekly-alarm")).toEqual([]);
  expect(await survivorsOf(easy, "clock/weekly-alarm")).toContain("one field off");
});

it("accuses no judge of values that the task leaves free", async () => {
  const strict = getTask("calculator/store-in-memory");
  const { free: _, ...untold } = strict;
  expect(await survivorsOf(strict, "calculator/store-in-memory")).toEqual([]);
  expect(await survivorsOf(untold, "calculator/store-in-memory")).toContain("step left out");
});

it("finds near misses of every kind", async () => {
  const kinds = new Set<string>();
  for (const task of ["across/contact-from-note", "messages/sort-out"])
    for (const { kind, likeness } of await stage.misses({ task, seed: 3, lang: "en" }))
      if (likeness !== "same") kinds.add(kind);
  expect([...kinds].toSorted()).toEqual([...missKinds].toSorted());
});

it.each(["across/appointment", "calendar/weekly-meeting", "launcher/another-dock"])(
  "%s: the solution replayed from any call ends in the same state",
  async (id) => {
    const solved = await solvedOf(id);
    const task = getTask(id);
    for (const at of solved.calls.keys()) {
      const end = await replaySolution(
        phone,
        solved,
        (o) => task.oracle(o as never, solved.instance.params as never, occasionOf(solved.start, "en")),
        at,
        (step) => [step],
      );
      expect(hashOf(end as unknown as Json)).toBe(hashOf(solved.end as unknown as Json));
    }
  },
);

it("finds only the check that nothing can break", async () => {
  const { instance, start, end } = await solvedOf("contacts/delete-duplicate");
  const honest = getTask("contacts/delete-duplicate");
  const look = createEvidence<unknown>(phone, instance.params, "en", start, end);
  const idle = { that: "all is well", keeps: true, holds: ({ after }: typeof look) => "contacts" in (after as object) };
  const blind = { that: "it was well", keeps: true, holds: ({ before }: typeof look) => before !== null };
  expect(findUnbreakableChecks(honest, look)).toEqual([]);
  expect(findUnbreakableChecks({ ...honest, checks: [...honest.checks, idle, blind] as never }, look)).toEqual([
    "it was well",
  ]);
});
