import { expect, test } from "vitest";
import { fitPage, pictureSizeInPixels } from "./picture-size.ts";

const phone = { width: 360, height: 800, dpr: 3 };
const landscapePhone = { width: 800, height: 360, dpr: 3 };

test.each([
  [phone, {}, [1080, 2400]],
  [phone, { width: 540 }, [540, 1200]],
  [phone, { width: 2160 }, [2160, 4800]],
  [phone, { longest: 1568 }, [705, 1567]],
  [landscapePhone, { longest: 1568 }, [1568, 706]],
  // A requested width takes precedence over the maximum side, and the maximum never enlarges a picture.
  [phone, { width: 900, longest: 1568 }, [900, 2000]],
  [{ width: 360, height: 800, dpr: 1 }, { longest: 1568 }, [360, 800]],
])("a picture of %j with the requested size %j has the pixels %j", (device, size, pixels) => {
  const { width, height } = pictureSizeInPixels(device, size);
  expect([width, height]).toEqual(pixels);
  expect(fitPage(device, size).metrics).toMatchObject({ width, height, screenWidth: width, screenHeight: height });
});

test("no side exceeds the requested maximum on any device", () => {
  for (let width = 240; width <= 1200; width += 37)
    for (let height = 400; height <= 2600; height += 93)
      for (const dpr of [0.5, 1, 1.75, 2.625, 4]) {
        const pixels = pictureSizeInPixels({ width, height, dpr }, { longest: 1568 });
        expect(Math.max(pixels.width, pixels.height)).toBeLessThanOrEqual(1568);
      }
});
