// Before any test of node: commands that name a record of the world find it.
import { localWorld } from "../../scripts/world-file.ts";

await localWorld();
