// The only entry of the local server. All requests from outside pass through the entry to the platform. The platform
// (miniflare) obeys its own headers, `MF-*`, from any sender, and answers malformed requests in its own format.
// Therefore the entry removes these headers and answers malformed requests with a problem. The entry forwards all other
// requests unchanged.
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from "node:http";
import type { Duplex } from "node:stream";
import { problem, type Problem } from "#contract/problem.ts";

interface EntryOptions {
  readonly host: string;
  readonly port: number;
  /** Returns the platform's port on this machine for a request's path. */
  readonly to: (path: string) => number;
  /** True if other processes listen on the same port. The system then gives each connection to one of the processes. */
  readonly shared?: boolean;
}
export interface Entry {
  stop(): Promise<void>;
}

/** Maximum size of a request's line and headers together. */
const headBytes = 64 << 10;
const headersMs = 60_000;
/**
 * How long a connection may be idle before the entry closes it. The entry must close a connection to the platform
 * before the platform does.
 */
const idleMs = { client: 65_000, platform: 3_000 } as const;

export async function startEntry({ host, port, to, shared = false }: EntryOptions): Promise<Entry> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 256, timeout: idleMs.platform });
  const target = (head: Head): RequestOptions & Head => {
    return { host: "127.0.0.1", port: to(head.path), agent, ...head };
  };
  const sockets = new Set<Duplex>();
  const options = { maxHeaderSize: headBytes, requireHostHeader: false, keepAliveTimeout: idleMs.client };
  const server = createServer(options, (request, answer) => {
    const read = readHead(request);
    if ("status" in read) refuse(answer, read);
    else forward(request, answer, target(read));
  });
  server.headersTimeout = headersMs;
  // Disables Node's timeout, because the worker has its own timeout for bodies and answers with a problem.
  server.requestTimeout = 0;
  // Node would silently drop headers beyond a maximum count.
  server.maxHeadersCount = 0;
  server.on("upgrade", (request, socket, head) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    const read = readHead(request);
    if ("status" in read) socket.end(formatProblem(read));
    else if (/^websocket$/i.test(request.headers.upgrade ?? "")) forwardUpgrade(socket, head, target(read));
    else forwardWithoutUpgrade(request, socket, head, target(read));
  });
  // Answers CONNECT like an unknown method.
  server.on("connect", (_, socket: Duplex) => socket.end(formatProblem(unknownMethod())));
  server.on("clientError", (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Duplex) => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    socket.end(formatProblem(faultOf(error)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host, reusePort: shared }, resolve);
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          agent.destroy();
          resolve();
        });
        server.closeAllConnections();
        for (const socket of sockets) socket.destroy();
      }),
  };
}

// Validation

interface Head {
  readonly method: string;
  readonly path: string;
  readonly headers: string[];
}

const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/**
 * Headers that may occur only once. If such a header occurs twice, one reader may use the first value and another
 * reader the last value.
 */
const singleHeaders: ReadonlySet<string> = new Set([
  "authorization",
  "content-encoding",
  "content-length",
  "content-type",
  "host",
  "idempotency-key",
  "mcp-session-id",
  "origin",
  "sec-websocket-key",
  "sec-websocket-version",
  "transfer-encoding",
  "x-api-key",
  "x-session-id",
]);
/** Headers that concern a single connection and are not forwarded. */
const connectionHeaders: ReadonlySet<string> = new Set([
  "connection",
  "expect",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "upgrade",
]);
const isPlatformHeader = (name: string): boolean => name.startsWith("mf-");

const malformed = (detail: string): Problem => problem("malformed-request", detail);
const unknownMethod = (): Problem =>
  problem("not-implemented", `The method is not supported. This server supports ${[...methods].join(", ")}.`);

/** Returns the part of a request's line and headers that is forwarded, or the problem with the request. */
function readHead({ method = "", url = "", httpVersion, headers, rawHeaders }: IncomingMessage): Head | Problem {
  if (!methods.has(method)) return unknownMethod();
  if (!/^1\.[01]$/.test(httpVersion)) return malformed("This server speaks HTTP/1.1.");
  const passed: string[] = [];
  const seen = new Set<string>();
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const [name, value] = [rawHeaders[i]!, rawHeaders[i + 1]!];
    const lower = name.toLowerCase();
    if (singleHeaders.has(lower) && seen.has(lower))
      return malformed(`The header ${lower} occurs more than once; send it once.`);
    seen.add(lower);
    if (!isPlatformHeader(lower) && !connectionHeaders.has(lower)) passed.push(name, value);
  }
  const { host } = headers;
  if (!host || !/^([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?$/.test(host) || !URL.canParse(`http://${host}/`))
    return malformed("The header Host must be the address of this server, as host or host:port.");
  const path = pathOf(url, host);
  // Without an explicit length, Node would send the header for a chunked body.
  if (method.startsWith("P") && !seen.has("content-length") && !seen.has("transfer-encoding"))
    passed.push("Content-Length", "0");
  return path === null
    ? malformed("The request target must be a path on this server, in visible ASCII characters.")
    : { method, path, headers: passed };
}

/** Returns the path and query of a request's target, or null if the target does not belong to this server. */
function pathOf(url: string, host: string): string | null {
  if (!/^[\x21-\x7e]+$/.test(url)) return null;
  if (url.startsWith("/")) return url;
  // A target with scheme and host is the form that a client sends to a proxy.
  if (!/^http:\/\//i.test(url) || !URL.canParse(url)) return null;
  const target = new URL(url);
  return target.host === new URL(`http://${host}`).host ? target.pathname + target.search : null;
}

/** Returns the problem for a request that Node could not parse. */
function faultOf({ code, rawPacket }: NodeJS.ErrnoException & { readonly rawPacket?: Buffer }): Problem {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT")
    return problem("slow-body", "The request did not arrive in time; send it again.");
  if (code === "HPE_HEADER_OVERFLOW")
    return malformed(`The request line and headers must have at most ${headBytes} bytes in total.`);
  if (code?.startsWith("HPE_INVALID_CHUNK") || code === "HPE_CHUNK_EXTENSIONS_OVERFLOW")
    return problem("malformed-body", "The body ended early, or a chunk of it has an invalid size.");
  if (code === "HPE_INVALID_METHOD" && /^[A-Z-]{1,40} /.test(rawPacket?.toString("latin1", 0, 60) ?? ""))
    return unknownMethod();
  return malformed("The request line or the headers are not valid HTTP/1.1.");
}

// Forwarding

/** Streams a request to the platform, and the platform's response back. */
function forward(request: IncomingMessage, answer: ServerResponse, options: RequestOptions): void {
  const upstream = httpRequest(options, (response) => {
    answer.writeHead(response.statusCode!, response.statusMessage, responseHeaders(response));
    response.on("error", () => answer.destroy());
    response.pipe(answer);
  });
  upstream.on("error", () => {
    if (answer.headersSent) answer.destroy();
    else refuse(answer, platformUnreachable());
  });
  answer.on("close", () => {
    if (!answer.writableFinished) upstream.destroy();
  });
  request.pipe(upstream);
}

/** Connects the client's end and the platform's end of a WebSocket. */
function forwardUpgrade(socket: Duplex, head: Buffer, options: RequestOptions & Head): void {
  const headers = [...options.headers, "Connection", "Upgrade", "Upgrade", "websocket"];
  // A WebSocket gets a separate connection instead of a connection from the pool.
  const upstream = httpRequest({ ...options, headers, agent: false });
  upstream.on("upgrade", (response, upstreamSocket, first) => {
    socket.write(formatHead(response.statusCode!, response.statusMessage, response.rawHeaders));
    if (first.length > 0) upstreamSocket.unshift(first);
    if (head.length > 0) socket.unshift(head);
    for (const [from, to] of [
      [upstreamSocket, socket],
      [socket, upstreamSocket],
    ] as const) {
      from.on("error", () => to.destroy());
      from.on("close", () => to.destroy());
      from.pipe(to);
    }
  });
  upstream.on("response", (response) => writeResponse(socket, response));
  upstream.on("error", () => socket.end(formatProblem(platformUnreachable())));
  socket.on("error", () => upstream.destroy());
  upstream.end();
}

/**
 * Forwards a request that asks for an upgrade to a protocol other than WebSocket. Some clients send such a header with
 * any request. The response uses HTTP/1.1, and the connection ends.
 */
function forwardWithoutUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, options: RequestOptions): void {
  if (request.headers["transfer-encoding"] !== undefined)
    return void socket.end(
      formatProblem(malformed("An upgrade request with a body must have the header Content-Length.")),
    );
  const upstream = httpRequest({ ...options, agent: false }, (response) => writeResponse(socket, response));
  upstream.on("error", () => socket.end(formatProblem(platformUnreachable())));
  socket.on("error", () => upstream.destroy());
  let left = Number(request.headers["content-length"] ?? 0);
  if (left === 0) return void upstream.end();
  if (head.length > 0) socket.unshift(head);
  socket.on("data", (bytes: Buffer) => {
    const own = bytes.subarray(0, left);
    left -= own.length;
    upstream.write(own);
    if (left === 0) {
      socket.removeAllListeners("data");
      upstream.end();
    }
  });
}

/** Writes the whole response to an upgrade that was not accepted. */
function writeResponse(socket: Duplex, response: IncomingMessage): void {
  const headers = responseHeaders(response);
  socket.write(formatHead(response.statusCode!, response.statusMessage, [...headers, "Connection", "close"]));
  response.on("error", () => socket.destroy());
  response.pipe(socket);
}

/**
 * Returns the response's headers without the headers of the connection to the platform, because Node chunks the
 * response itself.
 */
function responseHeaders({ rawHeaders }: IncomingMessage): string[] {
  const passed: string[] = [];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const lower = rawHeaders[i]!.toLowerCase();
    if (!connectionHeaders.has(lower) && lower !== "transfer-encoding") passed.push(rawHeaders[i]!, rawHeaders[i + 1]!);
  }
  return passed;
}

// Error responses

const platformUnreachable = (): Problem => ({
  ...problem("busy", "The server is starting or stopping; try again."),
  retry_after: 1,
});

function refuse(answer: ServerResponse, found: Problem): void {
  const body = JSON.stringify(found);
  const headers = { ...headersOf(found), "content-length": Buffer.byteLength(body), connection: "close" };
  answer.writeHead(found.status, headers).end(body);
}
const headersOf = ({ retry_after: after }: Problem): Record<string, string> => ({
  "content-type": "application/problem+json",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  ...(after === undefined ? {} : { "retry-after": String(after) }),
});
function formatProblem(found: Problem): string {
  const body = JSON.stringify(found);
  const headers = { ...headersOf(found), "content-length": String(Buffer.byteLength(body)), connection: "close" };
  return formatHead(found.status, found.title, Object.entries(headers).flat()) + body;
}
function formatHead(status: number, title = "", headers: readonly string[]): string {
  let head = `HTTP/1.1 ${status} ${title}\r\n`;
  for (let i = 0; i < headers.length; i += 2) head += `${headers[i]}: ${headers[i + 1]}\r\n`;
  return `${head}\r\n`;
}
