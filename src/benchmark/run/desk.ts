// The server of the page for a human player. The page has the phone's picture and is served on loopback, under a URL
// that cannot be guessed. The server sends states to the page and receives actions from it. The caller executes the
// actions.
import { randomBytes, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import * as v from "valibot";
import { Action } from "#contract/action.ts";
import type { DeskActions, DeskState } from "../desk/desk-state.ts";

const pollMs = 20_000;
const closeWaitMs = 500;
const maxBodyBytes = 64_000;

const DeskActionsBody = v.strictObject({
  revision: v.number(),
  actions: v.pipe(v.array(Action), v.minLength(1), v.maxLength(8)),
  note: v.pipe(v.string(), v.maxLength(4000)),
});

/** The files of the page. Scripts are sent as their source without types. */
const files: Readonly<Record<string, { readonly file: string; readonly type: string }>> = {
  "": { file: "page.html", type: "text/html; charset=utf-8" },
  "page.css": { file: "page.css", type: "text/css; charset=utf-8" },
  "page.ts": { file: "page.ts", type: "text/javascript; charset=utf-8" },
  "texts.ts": { file: "texts.ts", type: "text/javascript; charset=utf-8" },
  "gesture.ts": { file: "gesture.ts", type: "text/javascript; charset=utf-8" },
  "stroke.ts": { file: "../../contract/stroke.ts", type: "text/javascript; charset=utf-8" },
};
const headers = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

export class DeskServer {
  readonly url: string;
  readonly #server: Server;
  readonly #token: string;
  #state: DeskState = {
    revision: 0,
    phase: "waiting",
    lang: "en",
    episode: 0,
    episodes: null,
    instruction: "",
    step: 0,
    budget: null,
    apps: [],
    clock: "",
    message: null,
    picture: null,
    ending: [],
    good: null,
  };
  #picture: Uint8Array | null = null;
  /** Polls that wait for a newer state. */
  readonly #waiting = new Set<() => void>();
  #resolveActions: ((said: DeskActions) => void) | null = null;
  #resolveStart: (() => void) | null = null;
  /** The newest revision that a page has received, or null before the first request. */
  #deliveredRevision: number | null = null;

  static async open(): Promise<DeskServer> {
    const token = randomBytes(24).toString("base64url");
    const server = createServer();
    await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
    const address = server.address();
    if (typeof address !== "object" || !address) throw new Error("The page has no address");
    return new DeskServer(server, token, `http://127.0.0.1:${address.port}/${token}/`);
  }

  private constructor(server: Server, token: string, url: string) {
    this.#server = server;
    this.#token = token;
    this.url = url;
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      this.#handle(request, response).catch((error: unknown) => {
        if (!response.headersSent) response.writeHead(500, headers);
        response.end(String(error));
      });
    });
  }

  get state(): DeskState {
    return this.#state;
  }
  /** Changes the displayed state. Without a new picture, the page continues to display the previous one. */
  show(change: Partial<Omit<DeskState, "revision" | "picture">>, picture?: Uint8Array | null): void {
    const revision = this.#state.revision + 1;
    if (picture) this.#picture = picture;
    this.#state = {
      ...this.#state,
      ...change,
      revision,
      picture: picture ? `picture/${revision}.png` : this.#state.picture,
    };
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
  /** Resolves with the person's next actions. Rejects when the signal aborts. */
  nextActions(signal: AbortSignal): Promise<DeskActions> {
    return withAbort(signal, (resolve) => {
      this.#resolveActions = resolve;
    });
  }
  /** Resolves when the person presses Start. Rejects when the signal aborts. */
  nextStart(signal: AbortSignal): Promise<void> {
    return withAbort(signal, (resolve) => {
      this.#resolveStart = resolve;
    });
  }
  /** Notifies an open page and then stops the server. The page keeps its last content. */
  async close(): Promise<void> {
    this.show({ phase: "closed" });
    const deadline = performance.now() + closeWaitMs;
    const isDelivered = (): boolean =>
      this.#deliveredRevision === null || this.#deliveredRevision === this.#state.revision;
    while (!isDelivered() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 25));
    await new Promise((resolve) => {
      this.#server.close(resolve);
      this.#server.closeIdleConnections();
      setTimeout(() => this.#server.closeAllConnections(), 100).unref();
    });
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", this.url);
    const [, token = "", ...rest] = pathname.split("/");
    if (!this.#isToken(token)) return void response.writeHead(404, headers).end();
    if (rest.length === 0) return void response.writeHead(308, { ...headers, location: `/${token}/` }).end();
    const path = rest.join("/");
    if (request.method === "POST" && path === "act") return this.#receiveActions(request, response);
    if (request.method === "POST" && path === "start") return this.#receiveStart(response);
    if (request.method !== "GET") return void response.writeHead(405, headers).end();
    if (path === "now") return this.#sendState(Number(searchParams.get("after") ?? -1), request, response);
    if (path.startsWith("picture/") && this.#picture)
      return void response.writeHead(200, { ...headers, "content-type": "image/png" }).end(this.#picture);
    const found = Object.hasOwn(files, path) ? files[path] : undefined;
    if (!found) return void response.writeHead(404, headers).end();
    const source = readFileSync(join(import.meta.dirname, "../desk", found.file), "utf8");
    const text = found.file.endsWith(".ts") ? toScript(source) : source;
    response.writeHead(200, { ...headers, "content-type": found.type }).end(text);
  }

  /** Answers as soon as there is a newer state. If there is none after a while, answers with the same state. */
  async #sendState(after: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#state.revision <= after && this.#state.phase !== "closed")
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs);
        const wake = (): void => {
          clearTimeout(timer);
          resolve();
        };
        this.#waiting.add(wake);
        request.once("close", () => this.#waiting.delete(wake));
      });
    this.#deliveredRevision = this.#state.revision;
    json(response, 200, this.#state);
  }

  async #receiveActions(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readBody(request);
    if (text === null) return json(response, 413, { error: "That is too long." });
    const parsed = v.safeParse(DeskActionsBody, parseJson(text));
    if (!parsed.success) {
      const [issue] = parsed.issues;
      return json(response, 422, { error: `${v.getDotPath(issue) ?? "body"}: ${issue.message}` });
    }
    if (!this.#resolveActions || parsed.output.revision !== this.#state.revision)
      return json(response, 409, { error: "The phone has moved on: look again." });
    const resolve = this.#resolveActions;
    this.#resolveActions = null;
    resolve(parsed.output);
    this.show({ phase: "busy", message: null });
    response.writeHead(204, headers).end();
  }

  #receiveStart(response: ServerResponse): void {
    if (!this.#resolveStart) return json(response, 409, { error: "No task waits to be started." });
    const resolve = this.#resolveStart;
    this.#resolveStart = null;
    resolve();
    response.writeHead(204, headers).end();
  }

  #isToken(token: string): boolean {
    const [a, b] = [Buffer.from(token), Buffer.from(this.#token)];
    return a.length === b.length && timingSafeEqual(a, b);
  }
}

/** Returns a promise that `expose` can resolve. Rejects when the signal aborts. */
function withAbort<T>(signal: AbortSignal, expose: (resolve: (value: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason as Error);
    if (signal.aborted) return onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    expose((value) => {
      signal.removeEventListener("abort", onAbort);
      resolve(value);
    });
  });
}

/** The page can only request URLs below its own path, so shared sources are served under that path. */
const toScript = (source: string): string => stripTypeScriptTypes(source).replaceAll('"#contract/', '"./');

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { ...headers, "content-type": "application/json" }).end(JSON.stringify(body));
}

/** Returns null if the body is too long. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maxBodyBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** Returns undefined if the text is not JSON. Every schema rejects undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
