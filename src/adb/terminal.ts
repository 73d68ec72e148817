// The terminal of an interactive shell: it echoes keys, collects lines, and stops a command at ^C.
import { joinBytes, toBytes, toText } from "./bytes.ts";
import { LineSource, type ByteSink, type Io } from "./shell/io.ts";
import type { ShellWire } from "./shell-wire.ts";

/** The longest line, and the most bytes that wait to be read. */
const maxWaiting = 256 << 10;

const key = { interrupt: 3, end: 4, backspace: 8, tab: 9, lineFeed: 10, return: 13, escape: 27, delete: 127 } as const;

export class Terminal {
  readonly #wire: ShellWire;
  readonly #signal: AbortSignal;
  #line: number[] = [];
  readonly #lines: Uint8Array[] = [];
  #isAtEnd = false;
  #wake: (() => void) | null = null;
  #running: AbortController | null = null;

  constructor(wire: ShellWire, signal: AbortSignal) {
    this.#wire = wire;
    this.#signal = signal;
    signal.addEventListener("abort", () => this.#finish(), { once: true });
    void this.#pump();
  }

  /** Shows the prompt and returns the next line, or null at ^D or when the client has gone. */
  async prompt(text: string): Promise<string | null> {
    await this.#write(toBytes(text));
    const line = await this.#read();
    return line === null ? null : toText(line).replace(/\n$/, "");
  }
  /** Runs a command that reads from the terminal and that ^C stops. */
  async foreground(run: (io: Io, signal: AbortSignal) => Promise<number>): Promise<number> {
    this.#running = new AbortController();
    const sink: ByteSink = { write: (bytes) => this.#write(bytes) };
    const stdin = new LineSource({ read: () => this.#read() });
    try {
      return await run({ stdin, stdout: sink, stderr: sink }, AbortSignal.any([this.#running.signal, this.#signal]));
    } finally {
      this.#running = null;
    }
  }

  async #read(): Promise<Uint8Array | null> {
    for (;;) {
      const line = this.#lines.shift();
      if (line !== undefined) return line;
      if (this.#isAtEnd || this.#running?.signal.aborted) return null;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
  async #pump(): Promise<void> {
    for (let bytes = await this.#wire.stdin.read(); bytes !== null; bytes = await this.#wire.stdin.read())
      for (const byte of bytes) await this.#type(byte);
    this.#finish();
  }
  async #type(byte: number): Promise<void> {
    if (byte === key.interrupt) {
      this.#line = [];
      this.#lines.length = 0;
      this.#running?.abort();
      this.#wake?.();
      await this.#write(toBytes("^C\n"));
      if (!this.#running) this.#push(toBytes("\n"));
    } else if (byte === key.end) {
      if (this.#line.length === 0) this.#finish();
    } else if (byte === key.return || byte === key.lineFeed) {
      await this.#write(toBytes("\n"));
      this.#push(Uint8Array.from([...this.#line, key.lineFeed]));
      this.#line = [];
    } else if (byte === key.backspace || byte === key.delete) {
      // A character of several bytes is removed whole.
      while (this.#line.length > 0 && (this.#line.at(-1)! & 0xc0) === 0x80) this.#line.pop();
      if (this.#line.pop() !== undefined) await this.#write(toBytes("\b \b"));
    } else if ((byte >= 32 || byte === key.tab) && this.#line.length < maxWaiting) {
      this.#line.push(byte);
      await this.#write(Uint8Array.of(byte));
    }
  }
  #push(line: Uint8Array): void {
    const waiting = this.#lines.reduce((sum, { length }) => sum + length, 0);
    if (waiting + line.length <= maxWaiting) this.#lines.push(line);
    this.#wake?.();
  }
  #finish(): void {
    this.#isAtEnd = true;
    this.#wake?.();
  }
  /** A terminal begins a line at its left edge only after a carriage return. */
  #write(bytes: Uint8Array): Promise<void> {
    const parts: Uint8Array[] = [];
    let start = 0;
    for (let end = bytes.indexOf(key.lineFeed); end >= 0; end = bytes.indexOf(key.lineFeed, start)) {
      parts.push(bytes.subarray(start, end), Uint8Array.of(key.return, key.lineFeed));
      start = end + 1;
    }
    parts.push(bytes.subarray(start));
    return this.#wire.stdout.write(joinBytes(parts));
  }
}
