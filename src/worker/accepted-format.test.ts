import { expect, test } from "vitest";
import { acceptedFormat } from "./accepted-format.ts";

test.each([
  [undefined, "png"],
  ["", "png"],
  ["*/*", "png"],
  ["application/json", "png"],
  ["image/webp", "webp"],
  ["IMAGE/WEBP", "webp"],
  ["image/jpeg", "jpeg"],
  ["image/webp,*/*;q=0.8", "webp"],
  ["image/*;q=0.5, image/jpeg;q=0.9", "jpeg"],
  ["image/png;q=0.1, image/jpeg;q=0.2, image/webp;q=0.3", "webp"],
  ["image/png;q=0, image/*", "jpeg"],
  ["image/webp, image/png", "png"],
  ["text/html, image/avif, image/webp, */*;q=0.8", "webp"],
  ["image/webp;q=x", "png"],
])("%j is answered with %s", (accept, format) => {
  expect(acceptedFormat(accept)).toBe(format);
});
