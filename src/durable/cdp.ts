// The Chrome DevTools protocol over one WebSocket, with flat sessions. When the socket closes or a target ends, all
// pending calls of this socket or target are rejected.

/** The browser, one of its pages, or the connection is gone. No state is lost, because another page can do the work. */
export class LostError extends Error {
  override name = "LostError";
}

/**
 * The parameters for opening a page. Each page has its own window. Chrome with a display never paints a page behind
 * another page in the same window, so such a page would produce no frames or captures.
 */
export const newPage = { url: "about:blank", newWindow: true } as const;

interface Waiting {
  readonly session: string;
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly params?: Record<string, unknown>;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

export class Cdp {
  closed = false;
  /** The browser's product name and version. */
  product = "";
  onClose: (() => void) | null = null;
  /** Called when a page crashed or another client closed the page. */
  onPageGone: ((session: string) => void) | null = null;
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #events = new Map<string, Waiting>();
  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", (event) => this.#receive(JSON.parse(event.data as string) as Message));
    socket.addEventListener("close", (event) => this.#end(`closed with ${event.code}`));
    socket.addEventListener("error", () => this.#end("failed"));
  }

  send<T>(method: string, params: object = {}, session = ""): Promise<T> {
    if (this.closed) return Promise.reject(new LostError("the browser's socket is closed"));
    return new Promise<T>((resolve, reject) => {
      const id = ++this.#lastId;
      this.#waiting.set(id, { session, resolve, reject });
      try {
        this.#socket.send(
          JSON.stringify(session === "" ? { id, method, params } : { id, method, params, sessionId: session }),
        );
      } catch {
        this.#end("refused a message");
      }
    });
  }

  /** Resolves at the next event with this name. Call `next` before you send the command that causes the event. */
  next(method: string, session: string): Promise<void> {
    const event = new Promise<void>((resolve, reject) => {
      this.#events.set(`${session} ${method}`, { session, resolve, reject });
    });
    event.catch(() => {});
    return event;
  }

  close(): void {
    try {
      this.#socket.close();
    } finally {
      this.#end("closed by us");
    }
  }

  /** Rejects all pending calls of one page. */
  forget(session: string, why: string): void {
    for (const map of [this.#waiting, this.#events] as Map<unknown, Waiting>[])
      for (const [key, waiting] of map)
        if (waiting.session === session) {
          map.delete(key);
          waiting.reject(new LostError(why));
        }
  }

  #receive(message: Message): void {
    if (message.id !== undefined) {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.error) waiting?.reject(new LostError(message.error.message));
      else waiting?.resolve(message.result as never);
      return;
    }
    const { method = "", params = {} } = message;
    const gone =
      method === "Target.detachedFromTarget"
        ? (params["sessionId"] as string)
        : method === "Inspector.targetCrashed"
          ? (message.sessionId ?? "")
          : "";
    if (gone !== "") {
      this.forget(gone, "the page is gone");
      this.onPageGone?.(gone);
      return;
    }
    const key = `${message.sessionId ?? ""} ${method}`;
    this.#events.get(key)?.resolve(undefined as never);
    this.#events.delete(key);
  }

  #end(why: string): void {
    if (this.closed) return;
    this.closed = true;
    const all = [...this.#waiting.values(), ...this.#events.values()];
    this.#waiting.clear();
    this.#events.clear();
    for (const waiting of all) waiting.reject(new LostError(`the browser's socket ${why}`));
    this.onClose?.();
  }
}

/** Rejects when the promise takes longer than `ms` milliseconds. The timer is cleared when the promise settles. */
export async function withTimeout<T>(ms: number, what: string, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`${what} took more than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

export class TimeoutError extends Error {
  override name = "TimeoutError";
}
