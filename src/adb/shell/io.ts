// The inputs and outputs of commands: byte streams without a terminal.
import { concatBytes, joinBytes, toText } from "../bytes.ts";

export interface ByteSource {
  /** Returns the next bytes, or null at the end. */
  read(): Promise<Uint8Array | null>;
}
export interface ByteSink {
  write(bytes: Uint8Array): Promise<void>;
}
export interface Io {
  readonly stdin: LineSource;
  readonly stdout: ByteSink;
  readonly stderr: ByteSink;
}

/** /dev/null. */
export const nullSink: ByteSink = { write: async () => {} };

export const emptySource = (): LineSource => new LineSource({ read: async () => null });

export function sourceOf(bytes: Uint8Array): LineSource {
  let rest: Uint8Array | null = bytes.length === 0 ? null : bytes;
  return new LineSource({
    read: async () => {
      const found = rest;
      rest = null;
      return found;
    },
  });
}

/** Keeps what is written. */
export class BufferSink implements ByteSink {
  readonly #parts: Uint8Array[] = [];
  async write(bytes: Uint8Array): Promise<void> {
    if (bytes.length > 0) this.#parts.push(bytes);
  }
  bytes(): Uint8Array {
    return joinBytes(this.#parts);
  }
  text(): string {
    return toText(this.bytes());
  }
}

/** Reads to the end. `maxBytes`: more bytes are read, but not kept. */
export async function readAll(source: ByteSource, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let bytes = await source.read(); bytes !== null; bytes = await source.read()) {
    if (length + bytes.length <= maxBytes) parts.push(bytes);
    length += bytes.length;
  }
  return joinBytes(parts);
}

/** Reads lines from a source, and leaves what follows a line for the next reader. */
export class LineSource implements ByteSource {
  readonly #source: ByteSource;
  #rest: Uint8Array = new Uint8Array(0);
  constructor(source: ByteSource) {
    this.#source = source;
  }
  async read(): Promise<Uint8Array | null> {
    if (this.#rest.length === 0) return this.#source.read();
    const found = this.#rest;
    this.#rest = new Uint8Array(0);
    return found;
  }
  /** Returns the next line without its line feed, or null at the end. A longer line than `maxBytes` is cut into several. */
  async line(maxBytes: number): Promise<string | null> {
    for (;;) {
      const end = this.#rest.indexOf(10);
      if (end >= 0 || this.#rest.length >= maxBytes) {
        const length = end >= 0 ? end : maxBytes;
        const line = toText(this.#rest.subarray(0, length));
        this.#rest = this.#rest.slice(end >= 0 ? end + 1 : maxBytes);
        return line;
      }
      const more = await this.#source.read();
      if (more === null) {
        if (this.#rest.length === 0) return null;
        const line = toText(this.#rest);
        this.#rest = new Uint8Array(0);
        return line;
      }
      this.#rest = concatBytes(this.#rest, more);
    }
  }
}
