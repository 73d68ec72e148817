import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll } from "vitest";
import { cache } from "#scripts/env.ts";
import { makeWorldFile, openWorld, type WorldFigures } from "#scripts/build/world-file.ts";
import type { AnyDataset, Generators } from "#world/define.ts";
import { createWorld, type World } from "#world/read.ts";

/**
 * Makes a world of one dataset in a file of its own, which is removed after the tests. Call it in a test file or in
 * `beforeAll`. It also works for datasets in preview, which the world of the project does not contain.
 */
export function createDatasetWorld<D extends AnyDataset>(
  dataset: D,
  generators: Generators<D>,
): { readonly world: World; readonly figures: WorldFigures; readonly path: string } {
  const path = join(cache, `test/${dataset.name}-${process.pid}.sqlite`);
  rmSync(path, { force: true });
  const figures = makeWorldFile(path, "test", [dataset], { [dataset.name]: generators } as never);
  const { select, close } = openWorld(path);
  afterAll(() => {
    close();
    rmSync(path, { force: true });
  });
  return { world: createWorld(select), figures, path };
}
