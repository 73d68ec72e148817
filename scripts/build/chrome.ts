// Controls a browser directly over CDP, without the server's browser code. Benchmarks use this browser as their
// baseline, and pixel tests use its pictures as their reference.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fitPage, idlePageMetrics } from "#contract/picture-size.ts";
import { newPage } from "#durable/cdp.ts";
import type { Viewport } from "#env/display-update.ts";
import { browserExecutable, prepareBrowser } from "../env.ts";

export interface Tab {
  /** Evaluates an expression, awaits the result, and returns it as JSON. Throws the error that the page threw. */
  evaluate<T>(expression: string): Promise<T>;
  /** Returns a PNG as base64. */
  capture(): Promise<string>;
  /**
   * Sets the picture's width in pixels. The default is the width of the display. Works only on the simulator's page.
   * `glass`: the new size of the display after the phone was rotated.
   */
  fit(width?: number, glass?: Viewport): Promise<void>;
  /** Makes the page idle until the next `fit`, like a page of the server that nobody watches. */
  rest(): Promise<void>;
  send<T = unknown>(method: string, params?: object): Promise<T>;
  close(): Promise<void>;
}
export interface Chrome {
  /** Opens a page and waits for its load event. Only the simulator's page supports a pixel ratio other than 1. */
  open(url: string, viewport: Viewport): Promise<Tab>;
  /** The address of the browser's WebSocket. */
  readonly endpoint: string;
  /** The process id of the browser. Memory is measured for this process and its children. */
  readonly pid: number;
  /** Uncaught errors and console errors of all pages, in order. */
  readonly errors: readonly string[];
  stop(): void;
}
interface Reply {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

export async function startChrome(): Promise<Chrome> {
  await prepareBrowser();
  const profile = mkdtempSync(join(tmpdir(), "chrome-"));
  const child = spawn(
    browserExecutable(),
    ["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const endpoint = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stderr.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once("exit", () => reject(new Error(`the browser ended during startup: ${output.slice(-400)}`)));
  });
  const socket = new WebSocket(endpoint);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("error", () => reject(new Error("cannot connect to the browser")));
  });
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  const loads = new Map<string, () => void>();
  const errors: string[] = [];
  socket.addEventListener("message", (event) => {
    const reply = JSON.parse(String(event.data)) as Reply;
    if (reply.id !== undefined) {
      const caller = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (reply.error) caller?.reject(new Error(reply.error.message));
      else caller?.resolve(reply.result as never);
    } else if (reply.method === "Page.loadEventFired") loads.get(reply.sessionId ?? "")?.();
    else if (
      reply.method === "Runtime.exceptionThrown" ||
      (reply.method === "Runtime.consoleAPICalled" && reply.params?.["type"] === "error")
    )
      errors.push(JSON.stringify(reply.params).slice(0, 600));
  });
  let ended: Error | null = null;
  child.once("exit", (code, signal) => {
    // A call to a browser that has ended would wait forever.
    ended = new Error(`the browser ended (${signal ?? code})`);
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  });
  let last = 0;
  const send = <T>(method: string, params: object = {}, sessionId?: string): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (ended) throw ended;
      const id = ++last;
      waiting.set(id, { resolve: resolve as never, reject });
      socket.send(JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }));
    });

  const open = async (url: string, viewport: Viewport): Promise<Tab> => {
    const { targetId } = await send<{ targetId: string }>("Target.createTarget", newPage);
    const { sessionId } = await send<{ sessionId: string }>("Target.attachToTarget", { targetId, flatten: true });
    const here = <T>(method: string, params?: object): Promise<T> => send<T>(method, params, sessionId);
    await Promise.all([
      here("Page.enable"),
      here("Runtime.enable"),
      here("Emulation.setDeviceMetricsOverride", fitPage(viewport).metrics),
    ]);
    const loaded = new Promise<void>((resolve) => loads.set(sessionId, resolve));
    await here("Page.navigate", { url });
    await loaded;
    const evaluate = async <T>(expression: string): Promise<T> => {
      const evaluated = await here<{
        result: { value: T };
        exceptionDetails?: { text: string; exception?: { description?: string } };
      }>("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
      if (evaluated.exceptionDetails)
        throw new Error(evaluated.exceptionDetails.exception?.description ?? evaluated.exceptionDetails.text);
      return evaluated.result.value;
    };
    let fitted = viewport;
    if (viewport.dpr !== 1) await evaluate(`phonebooth.fit(${JSON.stringify(fitPage(viewport).fit)})`);
    return {
      send: here,
      evaluate,
      capture: async () =>
        (await here<{ data: string }>("Page.captureScreenshot", { format: "png", optimizeForSpeed: true })).data,
      fit: async (width, size = fitted) => {
        fitted = size;
        const { metrics, fit } = fitPage(size, width === undefined ? {} : { width });
        await here("Emulation.setDeviceMetricsOverride", metrics);
        await evaluate(`phonebooth.fit(${JSON.stringify(fit)})`);
      },
      rest: async () => void (await here("Emulation.setDeviceMetricsOverride", idlePageMetrics)),
      close: async () => void (await send("Target.closeTarget", { targetId })),
    };
  };
  return {
    open,
    endpoint,
    pid: child.pid!,
    errors,
    stop: () => {
      socket.close();
      child.once("exit", () => rmSync(profile, { recursive: true, force: true }));
      child.kill();
    },
  };
}
