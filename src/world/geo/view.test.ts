import fc from "fast-check";
import { expect, test } from "vitest";
import { headingOf } from "./route-position.ts";
import { cities, cityIds, toPlane, toCoordinates } from "./cities.ts";
import { metresPerPixel, panView, zoomScale, coordinatesAt, fitView, zoomView, type MapView } from "./view.ts";

const view = fc
  .record({
    city: fc.constantFrom(...cityIds),
    x: fc.integer({ min: -9000, max: 9000 }),
    y: fc.integer({ min: -9000, max: 9000 }),
    zoom: fc.integer({ min: 320, max: 608 }).map((n) => n / 32),
  })
  .map(({ city, x, y, zoom }): MapView => ({ ...toCoordinates(cities[city], { x, y }), zoom }));
const pixels = fc.integer({ min: -400, max: 400 });
const near = (a: number, b: number, by = 4e-6): void => {
  expect(Math.abs(a - b)).toBeLessThan(by);
};

test("one more zoom level doubles the scale", () => {
  expect(zoomScale(10)).toBe(1024);
  near(zoomScale(10.5), 1024 * Math.SQRT2, 1e-9);
  fc.assert(
    fc.property(view, (at) => near(metresPerPixel(at) / metresPerPixel({ ...at, zoom: at.zoom + 1 }), 2, 1e-9)),
  );
});
test("panning there and back returns to the start", () => {
  fc.assert(
    fc.property(view, pixels, pixels, (at, right, down) => {
      const back = panView(panView(at, right, down), -right, -down);
      near(back.latitude, at.latitude);
      near(back.longitude, at.longitude);
    }),
  );
});
test("zooming keeps the point under the fingers in place", () => {
  fc.assert(
    fc.property(view, pixels, pixels, fc.double({ min: -2, max: 2, noNaN: true }), (at, right, down, by) => {
      const [before, after] = [
        coordinatesAt(at, right, down),
        coordinatesAt(zoomView(at, by, right, down), right, down),
      ];
      near(before.latitude, after.latitude);
      near(before.longitude, after.longitude);
    }),
  );
});
test("fitting leaves out the covered area at the left", () => {
  const spots = [
    { latitude: 31.2, longitude: 121.4 },
    { latitude: 31.21, longitude: 121.5 },
  ];
  const beside = fitView(spots, { width: 800, height: 360 }, { left: 380 });
  expect(beside).toEqual(fitView(spots, { width: 420, height: 360 }));
  expect(beside.zoom).toBeLessThan(fitView(spots, { width: 800, height: 360 }).zoom);
});
test("fitting shows all points", () => {
  const size = { width: 360, height: 800 };
  fc.assert(
    fc.property(fc.array(view, { minLength: 1, maxLength: 6 }), (all) => {
      const spots = all.filter(
        (one) => Math.abs(one.latitude - all[0]!.latitude) < 0.2 && Math.abs(one.longitude - all[0]!.longitude) < 0.2,
      );
      const over = fitView(spots, size, { bottom: 300 });
      if (over.zoom <= 10) return;
      const city =
        cities[
          cityIds.find(
            (id) => Math.abs(toPlane(cities[id], over).x) < 40_000 && Math.abs(toPlane(cities[id], over).y) < 40_000,
          )!
        ];
      const metres = metresPerPixel(over, city);
      for (const spot of spots) {
        const [a, b] = [toPlane(city, spot), toPlane(city, over)];
        expect(Math.abs(a.x - b.x) / metres).toBeLessThanOrEqual(180);
        expect(Math.abs(a.y - b.y) / metres).toBeLessThanOrEqual(250);
      }
    }),
  );
});
test("headings are correct to one degree in all directions", () => {
  for (let degrees = 0; degrees < 360; degrees += 5) {
    const [east, north] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    const off = Math.abs(headingOf(east, north) - degrees);
    expect(Math.min(off, 360 - off), String(degrees)).toBeLessThanOrEqual(1);
  }
});
