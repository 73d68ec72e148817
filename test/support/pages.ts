// Serves the built pages and the world to the browser, because the worker in the vitest plugin has no port.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { buildClient } from "#scripts/build/build.ts";
import { prepareBrowser, root } from "#scripts/env.ts";
import { openWorld, importWorldSources, worldFile } from "#scripts/build/world-file.ts";
import type { AnyDataset, AnyQuery } from "#world/define.ts";
import { answerText } from "#world/read.ts";
import { parseArgs } from "#world/url.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".json": "application/json",
};

export default async function setup(): Promise<() => Promise<void>> {
  await Promise.all([prepareBrowser(), buildClient()]);
  const world = openWorld(await worldFile());
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://pages");
    const query = pathname.startsWith("/world/") ? await worldQuery(pathname) : undefined;
    if (query) {
      const text = await answerText(world.select, query, parseArgs(query, searchParams));
      response.writeHead(200, { "content-type": query.raw?.media ?? "application/json" });
      response.end(text ?? "null");
      return;
    }
    const path = pathname === "/" ? "/index.html" : extname(pathname) === "" ? `${pathname}.html` : pathname;
    const body = await readFile(join(root, "dist/client", normalize(path))).catch(() => undefined);
    response.writeHead(body ? 200 : 404, { "content-type": types[extname(path)] ?? "application/octet-stream" });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The pages have no port");
  process.env["PHONEBOOTH_PAGES"] = `http://127.0.0.1:${address.port}`;
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    world.close();
  };
}

async function worldQuery(path: string): Promise<AnyQuery | undefined> {
  const [, , , name, query = ""] = path.split("/");
  const { datasets } = await importWorldSources();
  return (datasets as readonly AnyDataset[]).find((one) => one.name === name)?.queries[query];
}
