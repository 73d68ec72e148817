/**
 * `node scripts/study/sample-recordings.ts`: creates the sample graphs of our tasks in samples/graphs, one for each of
 * twelve apps, and keeps other graphs in that folder. Each graph contains the reference solution of a task, and other
 * paths and wrong branches that were tried on a phone. The pictures are small. Run the script again after a change of
 * an app's screens.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { Client } from "../../clients/typescript/src/client.ts";
import { buildGraph, type BuiltGraph } from "#benchmark/fuse/build.ts";
import { writeGraph } from "#benchmark/fuse/graph-folder.ts";
import { pictureNameOf } from "#benchmark/fuse/trace.ts";
import { graphIdOf } from "#benchmark/fuse/runs.ts";
import { pngSize, smallPng } from "#benchmark/run/pictures.ts";
import { draw } from "#tasks/catalog.ts";
import { root } from "../env.ts";
import { startServer } from "../cli/server.ts";
import { localWorld } from "../build/world-file.ts";

const samples: readonly string[] = [
  "alipay/renewal-ended",
  "clock/labelled-alarm",
  "contacts/delete-duplicate",
  "ebay/primary-address",
  "files/restore-from-folder",
  "gallery/favourite-day",
  "meeting/one-of-series-cancelled",
  "messages/unsent-draft",
  "notes/pin-among-drafts",
  "railway/right-ticket-refunded",
  "settings/one-choice",
  "wechat/muted-and-pinned",
];
const seed = 1;
const expand = { more: 2, ways: 2, links: 4, branches: 3 };
/** The width of a picture in pixels: large enough to read the screen, small enough for a repository. */
const width = 300;

/** Returns the graph with small pictures that have few colours. */
async function shrinkPictures({ graph, pictures }: BuiltGraph): Promise<Pick<BuiltGraph, "graph" | "pictures">> {
  const names = new Map<string, string>();
  const kept = new Map<string, Uint8Array>();
  for (const [name, bytes] of pictures) {
    const png = await smallPng(bytes, width);
    const renamed = pictureNameOf(png, "png");
    names.set(name, renamed);
    kept.set(renamed, png);
  }
  const nodes = Object.fromEntries(
    Object.entries(graph.nodes).map(([id, node]) => [
      id,
      { ...node, picture: node.picture && names.get(node.picture)! },
    ]),
  );
  const [first] = kept.values();
  return { graph: { ...graph, size: pngSize(first!), nodes }, pictures: kept };
}

const only = process.argv.slice(2);
const server = await startServer({ port: 0, memory: true, quiet: true });
try {
  const client = new Client(server.url, server.adminKey);
  const world = await localWorld();
  for (const task of samples.filter((one) => only.length === 0 || only.includes(one))) {
    const id = graphIdOf(task, seed);
    const instance = await draw(task, seed, "en", world);
    const built = await shrinkPictures(await buildGraph({ client, instance, id, expand }));
    const path = join(root, "samples/graphs", id);
    rmSync(path, { recursive: true, force: true });
    writeGraph(path, built.graph, built.pictures);
    process.stdout.write(`${id}: ${Object.keys(built.graph.nodes).length} nodes, ${built.graph.edges.length} edges\n`);
  }
} finally {
  await server.stop();
}
