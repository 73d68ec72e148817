/**
 * `node scripts/graph-samples.ts`: makes the sample graphs of our tasks in samples/graphs, one for each of twelve apps, and leaves the
 * others there as they are. Each is the reference solution of a task, with other ways and wrong branches that were tried on a
 * phone; its pictures are made small. After a change of an app's screens they can be made again.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { Client } from "../clients/typescript/src/client.ts";
import { builtGraph, type Built } from "../src/benchmark/fuse/build.ts";
import { writeGraph } from "../src/benchmark/fuse/folder.ts";
import { pictureNameOf } from "../src/benchmark/fuse/record.ts";
import { graphIdOf } from "../src/benchmark/fuse/runs.ts";
import { sizeOf, smallPng } from "../src/benchmark/run/pictures.ts";
import { draw } from "../tasks/book.ts";
import { root } from "./env.ts";
import { startServer } from "./server.ts";
import { localWorld } from "./world-file.ts";

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
/** Pixels of a picture: large enough to read the screen, small enough for a repository. */
const width = 300;

/** The graph with small pictures of few colours. */
async function small({ graph, pictures }: Built): Promise<Pick<Built, "graph" | "pictures">> {
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
  return { graph: { ...graph, size: sizeOf(first!), nodes }, pictures: kept };
}

const only = process.argv.slice(2);
const server = await startServer({ port: 0, memory: true, quiet: true });
try {
  const client = new Client(server.url, server.adminKey);
  const world = await localWorld();
  for (const task of samples.filter((one) => only.length === 0 || only.includes(one))) {
    const id = graphIdOf(task, seed);
    const instance = await draw(task, seed, "en", world);
    const built = await small(await builtGraph({ client, instance, id, expand }));
    const path = join(root, "samples/graphs", id);
    rmSync(path, { recursive: true, force: true });
    writeGraph(path, built.graph, built.pictures);
    process.stdout.write(`${id}: ${Object.keys(built.graph.nodes).length} nodes, ${built.graph.edges.length} edges\n`);
  }
} finally {
  await server.stop();
}
