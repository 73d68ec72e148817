// HTTP/1.1 over one stream, as far as clients of guests need it: requests with a length, one after the other. The libraries
// for it need Node's sockets, and the door also runs in the worker.
import { concatBytes, toBytes, toText } from "../bytes.ts";
import type { AdbStream } from "../connection.ts";

export interface HttpRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly body: string;
  /** The header Authorization, or "". */
  readonly authorization: string;
}
export interface HttpResponse {
  readonly status: number;
  readonly type: "application/json" | "text/plain";
  readonly body: string;
}

const maxHeadBytes = 16_384;
const maxBodyBytes = 1 << 20;
const reasons: Readonly<Record<number, string>> = {
  200: "OK",
  400: "Bad Request",
  401: "Unauthorized",
  404: "Not Found",
  405: "Method Not Allowed",
  413: "Content Too Large",
  500: "Internal Server Error",
  501: "Not Implemented",
};

export const jsonResponse = (value: unknown, status = 200): HttpResponse => ({
  status,
  type: "application/json",
  body: JSON.stringify(value),
});
export const textResponse = (body: string, status = 200): HttpResponse => ({ status, type: "text/plain", body });

/** Answers the requests of a stream until the client ends it. */
export async function serveHttp(
  stream: AdbStream,
  handle: (request: HttpRequest) => Promise<HttpResponse>,
): Promise<void> {
  let waiting: Uint8Array = new Uint8Array(0);
  /** Reads until there are this many bytes. Returns false if the client ended the stream before. */
  const fill = async (length: number): Promise<boolean> => {
    while (waiting.length < length) {
      const more = await stream.read();
      if (more === null) return false;
      waiting = concatBytes(waiting, more);
    }
    return true;
  };
  for (;;) {
    let end = endOfHead(waiting);
    while (end < 0) {
      if (waiting.length > maxHeadBytes) return stream.write(toBytes(format(textResponse("", 400), false)));
      if (!(await fill(waiting.length + 1))) return;
      end = endOfHead(waiting);
    }
    const head = parseHead(toText(waiting.subarray(0, end)));
    waiting = waiting.subarray(end + 4);
    const refused = head === null ? 400 : head.isChunked ? 501 : head.length > maxBodyBytes ? 413 : null;
    if (head === null || refused !== null)
      return stream.write(toBytes(format(textResponse("", refused ?? 400), false)));
    if (!(await fill(head.length))) return;
    const body = toText(waiting.subarray(0, head.length));
    waiting = waiting.subarray(head.length);
    const response = await handle({ ...head.request, body });
    await stream.write(toBytes(format(response, head.keepsAlive)));
    if (!head.keepsAlive) return;
  }
}

function endOfHead(bytes: Uint8Array): number {
  for (let i = 3; i < bytes.length; i++)
    if (bytes[i] === 10 && bytes[i - 1] === 13 && bytes[i - 2] === 10 && bytes[i - 3] === 13) return i - 3;
  return -1;
}
interface Head {
  readonly request: Omit<HttpRequest, "body">;
  readonly length: number;
  readonly isChunked: boolean;
  readonly keepsAlive: boolean;
}
function parseHead(text: string): Head | null {
  const [first = "", ...lines] = text.split("\r\n");
  const [, method, path, version] = /^([A-Z]{1,10}) (\/\S*) HTTP\/1\.([01])$/.exec(first) ?? [];
  if (method === undefined || path === undefined) return null;
  const headers = new Map(
    lines.map((line) => {
      const at = line.indexOf(":");
      return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const;
    }),
  );
  const length = headers.get("content-length") ?? "0";
  if (!/^\d{1,10}$/.test(length)) return null;
  const connection = headers.get("connection")?.toLowerCase();
  return {
    request: { method, path, authorization: headers.get("authorization") ?? "" },
    length: Number(length),
    isChunked: headers.has("transfer-encoding"),
    keepsAlive: version === "1" ? connection !== "close" : connection === "keep-alive",
  };
}
function format({ status, type, body }: HttpResponse, keepsAlive: boolean): string {
  return [
    `HTTP/1.1 ${status} ${reasons[status] ?? "OK"}`,
    `Content-Type: ${type}; charset=utf-8`,
    `Content-Length: ${toBytes(body).length}`,
    `Connection: ${keepsAlive ? "keep-alive" : "close"}`,
    "",
    body,
  ].join("\r\n");
}
