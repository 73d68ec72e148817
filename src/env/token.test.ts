import { expect, it } from "vitest";
import { deriveName, randomName } from "./token.ts";

it("makes names of letters and digits, which no command line takes for an option", async () => {
  for (let count = 0; count < 2000; count++) expect(randomName()).toMatch(/^[0-9a-v]{26}$/);
  expect(await deriveName("secret", "text")).toMatch(/^[0-9a-v]{26}$/);
});
