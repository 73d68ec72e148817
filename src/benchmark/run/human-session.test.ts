import { expect, test } from "vitest";
import type { ResultLine } from "#contract/run.ts";
import type { TaskRow } from "#contract/task.ts";
import { listTasks } from "#tasks/catalog.ts";
import { dealTasks, formatSession, sessionTasks } from "./human-session.ts";

const rows = listTasks().filter(({ split }) => split === "test") as unknown as TaskRow[];
const levelOf = new Map(rows.map(({ id, difficulty }) => [id, difficulty]));

test("a person plays as many tasks of each difficulty as of the others", () => {
  const dealt = dealTasks(rows, 1, sessionTasks);
  expect(new Set(dealt).size).toBe(sessionTasks);
  for (const level of ["L1", "L2", "L3", "L4"])
    expect(dealt.filter((id) => levelOf.get(id) === level)).toHaveLength(sessionTasks / 4);
  expect(dealTasks(rows, 1, sessionTasks)).toEqual(dealt);
});
test("persons with successive numbers play all tasks of a split", () => {
  const largest = Math.max(
    ...["L1", "L2", "L3", "L4"].map((level) => rows.filter(({ difficulty }) => difficulty === level).length),
  );
  const persons = Math.ceil(largest / (sessionTasks / 4));
  const played = new Set(Array.from({ length: persons }, (_, i) => dealTasks(rows, i + 1, sessionTasks)).flat());
  expect(played.size).toBe(rows.length);
  // The second person repeats no task of the first.
  const [first, second] = [dealTasks(rows, 1, sessionTasks), dealTasks(rows, 2, sessionTasks)];
  expect(first.filter((id) => second.includes(id))).toEqual([]);
});
test("a number of tasks that four does not divide gives the first levels one more", () => {
  const counts = ["L1", "L2", "L3", "L4"].map(
    (level) => dealTasks(rows, 3, 6).filter((id) => levelOf.get(id) === level).length,
  );
  expect(counts).toEqual([2, 2, 1, 1]);
});
test("the table has a line for each task in the order of play, with the person's seconds", () => {
  const line = (task: string, success: boolean): ResultLine =>
    ({
      ...{ task, seed: 1, trial: 1, outcome: "complete", success, goal: success, clean: true, progress: 1 },
      ...{ steps: 4, budget: 15, revision: 2 },
      axes: { split: "test", scope: "S1", objective: "query", composition: "atomic", difficulty: "L1" },
    }) as unknown as ResultLine;
  const timing = { task: "notes/b", seed: 1, trial: 1, seconds: 9, agent_ms: [1500, 2040], step_ms: [] };
  const csv = formatSession("a, b", ["notes/b", "notes/a"], [line("notes/a", false), line("notes/b", true)], [timing]);
  expect(csv.split("\r\n").slice(1)).toEqual([
    '"a, b",notes/b,2,test,S1,query,atomic,L1,1,complete,true,true,true,1,4,15,3.5',
    '"a, b",notes/a,2,test,S1,query,atomic,L1,1,complete,false,false,true,1,4,15,0.0',
    "",
  ]);
});
