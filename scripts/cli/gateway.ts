// `./phonebooth gateway`: serves a protocol at the root of a separate port, for clients that cannot add a path prefix.
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { request as httpsRequest } from "node:https";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { UsageError, parseWholeNumber } from "./options.ts";

const protocols = ["ors", "nemo"] as const;
type Protocol = (typeof protocols)[number];

export interface GatewayOptions {
  readonly protocol: Protocol;
  /** The address of the server that receives the requests. */
  readonly to: string;
  /** The key of that server, for protocols whose clients send no key. */
  readonly key?: string;
  /** 0 selects a free port. */
  readonly port: number;
  readonly host?: string;
}
export interface Gateway {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startGateway({ protocol, to, key, port, host = "127.0.0.1" }: GatewayOptions): Promise<Gateway> {
  const prefix = protocol === "ors" ? "/ors" : `/nemo/${encodeURIComponent(key ?? "open")}`;
  const server = createServer((incoming, answer) => forward(incoming, answer, to.replace(/\/+$/, "") + prefix));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const { port: boundPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${boundPort}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Streams a request to the server, and the server's response back. */
function forward(incoming: IncomingMessage, answer: ServerResponse, base: string): void {
  const target = new URL(base + (incoming.url ?? "/"));
  const headers = { ...incoming.headers, host: target.host };
  const request = target.protocol === "https:" ? httpsRequest : httpRequest;
  const upstream = request(target, { method: incoming.method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  upstream.on("error", (error) => {
    if (answer.headersSent) answer.destroy();
    else
      answer.writeHead(502, { "content-type": "text/plain" }).end(`The server cannot be reached: ${error.message}\n`);
  });
  answer.on("close", () => upstream.destroy());
  incoming.pipe(upstream);
}

export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      to: { type: "string", default: "http://127.0.0.1:8787" },
      key: { type: "string" },
      port: { type: "string", default: "8080" },
      host: { type: "string", default: "127.0.0.1" },
    },
  });
  const [name] = positionals;
  const protocol = protocols.find((one) => one === name);
  if (!protocol || positionals.length > 1)
    throw new UsageError(`gateway takes one protocol: ${protocols.join(" or ")}`);
  if (!URL.canParse(values.to)) throw new UsageError(`--to must be the address of a server, not ${values.to}`);
  const gateway = await startGateway({
    protocol,
    to: values.to,
    ...(values.key === undefined ? {} : { key: values.key }),
    port: parseWholeNumber("port", values.port, 0),
    host: values.host,
  });
  process.stdout.write(`${protocol} at ${gateway.url}\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  await gateway.stop();
  return 0;
}
