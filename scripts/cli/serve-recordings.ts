// `./phonebooth serve-recordings`: runs a server with recordings until it is stopped.
import { parseArgs } from "node:util";
import { Client } from "../../clients/typescript/src/client.ts";
import { readGraphFolders, uploadGraph } from "#benchmark/run/recording-folders.ts";
import { UsageError } from "./options.ts";
import { serveUntilStopped } from "./serve.ts";

export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      port: { type: "string", default: process.env["PORT"] ?? "8787" },
      host: { type: "string", default: "127.0.0.1" },
      memory: { type: "boolean", default: false },
      quiet: { type: "boolean", default: false },
    },
  });
  const [dir] = positionals;
  if (dir === undefined || positionals.length > 1)
    throw new UsageError(
      "serve-recordings takes exactly one folder: one with a graph.json, or one with folders that have a graph.json",
    );
  // Reads the graphs first, so that their faults are reported before anything starts.
  const folders = readGraphFolders(dir);
  return serveUntilStopped(values, async ({ url, adminKey }) => {
    const client = new Client(url, adminKey);
    for (const folder of folders) {
      const { id, nodes, edges, pictures } = await uploadGraph(client, folder);
      process.stdout.write(`${id}: ${nodes} nodes, ${edges} edges, ${pictures} pictures\n`);
    }
    process.stdout.write(`\n${formatCurl(url, folders[0]!.graph.id)}\n\n`);
  });
}

const formatCurl = (url: string, graph: string): string =>
  `curl -X POST ${url}/v1/envs -H 'content-type: application/json' -d '${JSON.stringify({ graph })}'`;
