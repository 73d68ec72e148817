// Loads the world before all Node tests, so that commands find the world's records.
import { localWorld } from "#scripts/build/world-file.ts";

await localWorld();
