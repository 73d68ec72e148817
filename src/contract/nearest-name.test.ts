import { expect, it } from "vitest";
import { nearestName } from "./nearest-name.ts";

it("finds the name with the fewest edits, and none if all are far away", () => {
  const names = ["serve", "tasks", "settings/one-switch", "settings/one-choice"];
  expect(nearestName("serv", names)).toBe("serve");
  expect(nearestName("TASK", names)).toBe("tasks");
  expect(nearestName("settings/one-swich", names)).toBe("settings/one-switch");
  expect(nearestName("settings/on-choice", names)).toBe("settings/one-choice");
  expect(nearestName("frobnicate", names)).toBeNull();
  expect(nearestName("x", [])).toBeNull();
});
