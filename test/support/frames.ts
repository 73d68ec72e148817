// A WebSocket for tests that returns the received frames one after another.

export class FrameSocket {
  readonly socket: WebSocket;
  readonly #received: (string | Uint8Array)[] = [];
  readonly #waiting: ((frame: string | Uint8Array | null) => void)[] = [];

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.binaryType = "arraybuffer";
    socket.addEventListener("message", ({ data }) => {
      const frame = typeof data === "string" ? data : new Uint8Array(data as ArrayBuffer);
      const next = this.#waiting.shift();
      if (next) next(frame);
      else this.#received.push(frame);
    });
    socket.addEventListener("close", () => {
      for (const next of this.#waiting.splice(0)) next(null);
    });
  }
  /** Throws when the connection is refused. */
  static async open(socket: WebSocket): Promise<FrameSocket> {
    const frames = new FrameSocket(socket);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener("open", () => resolve());
      socket.addEventListener("error", () => reject(new Error("the socket was refused")));
    });
    return frames;
  }

  send(message: unknown): void {
    this.socket.send(
      typeof message === "string" || message instanceof Uint8Array
        ? (message as Uint8Array<ArrayBuffer>)
        : JSON.stringify(message),
    );
  }
  async next(): Promise<string | Uint8Array> {
    const waited = (): Promise<string | Uint8Array | null> => new Promise((resolve) => this.#waiting.push(resolve));
    const frame = this.#received.shift() ?? (await waited());
    if (frame === null) throw new Error("the socket closed");
    return frame;
  }
  async json<T>(): Promise<T> {
    const frame = await this.next();
    if (typeof frame !== "string") throw new Error(`a binary frame of ${frame.length} bytes, not JSON`);
    return JSON.parse(frame) as T;
  }
  async bytes(): Promise<Uint8Array> {
    const frame = await this.next();
    if (typeof frame === "string") throw new Error(`not a binary frame: ${frame.slice(0, 200)}`);
    return frame;
  }
  async ask<T>(message: unknown): Promise<T> {
    this.send(message);
    return this.json<T>();
  }
  close(): void {
    this.socket.close();
  }
}
