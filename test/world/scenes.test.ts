// Scenes of the world: search by content, drawing by language, descriptions for tasks.
import { expect, test } from "vitest";
import generators from "#world/scenes/generate.ts";
import { drawingId, isLightWallpaper, sceneKinds } from "#world/scenes/ids.ts";
import scenes from "#world/scenes/index.ts";
import { createDatasetWorld } from "../support/dataset-world.ts";
import { allScenes } from "../support/scenes.ts";

const { world } = createDatasetWorld(scenes, generators);

test("finds a picture by its content in either language", async () => {
  const { find } = scenes.queries;
  const corn = allScenes().filter((scene) => scene.words.zh.some((word) => word.includes("玉米")));
  expect(corn.length).toBeGreaterThan(2);
  const zh = await world.read(find, { q: "玉米" });
  expect(zh.rows.map(({ id }) => id).toSorted()).toEqual(corn.map(({ id }) => id).toSorted());
  expect(
    (await world.read(find, { q: "ears of corn" })).total + (await world.read(find, { q: "ear corn" })).total,
  ).toBeGreaterThan(2);
  expect((await world.read(find, { kind: "receipt" })).total).toBe(sceneKinds.receipt.count);
  expect((await world.read(find, { kind: "receipt", q: "cafe" })).rows.map(({ title }) => title.zh)).toContain(
    "蓝鸟咖啡小票",
  );
});

test("returns drawings by language, and facts separately", async () => {
  for (const scene of allScenes().filter((_, i) => i % 20 === 0)) {
    const { en, zh } = typeof scene.svg === "string" ? { en: scene.svg, zh: scene.svg } : scene.svg;
    expect(await world.read(scenes.queries.drawing, { id: drawingId(scene.id, "en") })).toEqual({
      id: `${scene.id}_en`,
      svg: en,
    });
    expect((await world.read(scenes.queries.drawing, { id: drawingId(scene.id, "zh") }))?.svg).toBe(zh);
    expect((await world.read(scenes.queries.facts, { id: scene.id }))?.facts).toEqual(scene.facts);
    expect(JSON.stringify(await world.read(scenes.queries.picture, { id: scene.id }))).not.toContain("facts");
  }
  expect(await world.read(scenes.queries.picture, { id: "receipt_99" })).toBeNull();
});

test("lists exactly the light wallpapers as light", () => {
  const papers = allScenes().filter(({ id }) => id.startsWith("wallpaper_"));
  const light = papers.filter(({ words }) => words.en.includes("light")).map(({ id }) => id);
  expect(light).toHaveLength(6);
  expect(papers.map(({ id }) => id).filter(isLightWallpaper)).toEqual(light);
});
