import { expect, test } from "vitest";
import { countText } from "./social-format.ts";

test.each([
  [987, "987", "987"],
  [12_345, "12.3K", "1.2万"],
  [1_234_567, "1.2M", "123万"],
  [102_400_000, "102M", "1亿"],
  [1_250_000_000, "1.2B", "12.5亿"],
  [-15_000, "-15K", "-1.5万"],
])("%d is %s in English and %s in Chinese", (n, en, zh) => {
  expect([countText(n, "en"), countText(n, "zh-CN")]).toEqual([en, zh]);
});
