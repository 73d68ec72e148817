// Serves the built pages to the browser: inside the vitest plugin the worker has no port of its own.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { buildClient } from "../../scripts/build.ts";
import { prepareBrowser, root } from "../../scripts/env.ts";

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
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://pages");
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
  };
}
