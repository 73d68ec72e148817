// Tests the filters of task lists.
import { expect, test } from "vitest";
import { builtInTasks, taskRow, filterTasks } from "./tasks.ts";

test("the filter high_risk lists tasks by their flag, and each row shows it", () => {
  const all = builtInTasks();
  const risky = filterTasks({ high_risk: "true" }, all).map(taskRow);
  expect(risky.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["alipay/large-transfer-to-card", "wechat/account-deleted"]),
  );
  expect(risky.every((row) => row.high_risk)).toBe(true);
  const others = filterTasks({ high_risk: "false" }, all).map(taskRow);
  expect(others.some((row) => row.high_risk)).toBe(false);
  expect(risky.length + others.length).toBe(all.length);
});

test("no train task is high-risk, and all tasks of the split high_risk are", () => {
  const of = (wanted: string): boolean[] =>
    builtInTasks().flatMap(({ split, highRisk }) => (split === wanted ? [highRisk] : []));
  expect(of("train")).not.toContain(true);
  expect(of("high_risk")).toContain(true);
  expect(of("high_risk")).not.toContain(false);
});
