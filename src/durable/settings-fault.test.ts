import { expect, test } from "vitest";
import { settingsFault } from "./settings-fault.ts";

test.each([
  [{}, null],
  [{ USER_MODEL_URL: "http://127.0.0.1:8000/v1", USER_MODEL: "m" }, null],
  [{ USER_MODEL: "m" }, /needs USER_MODEL_URL/],
  [{ USER_MODEL_URL: "http://127.0.0.1:8000/v1" }, /needs USER_MODEL,/],
  [{ USER_MODEL_URL: "file:///etc/passwd", USER_MODEL: "m" }, /http or https/],
  [{ USER_MODEL_URL: "nowhere", USER_MODEL: "m" }, /http or https/],
])("checks the settings of the user model: %j", (given, fault) => {
  const told = settingsFault({ AUTH: "open", ...given });
  expect(told ?? "").toMatch(fault ?? /^$/);
});
