// Conversions between bytes, texts and little-endian numbers.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export const toBytes = (text: string): Uint8Array => encoder.encode(text);
export const toText = (bytes: Uint8Array): string => decoder.decode(bytes);

/** Returns the numbers as unsigned 32-bit little-endian integers. */
export function uint32s(...numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 * numbers.length);
  const view = new DataView(bytes.buffer);
  for (const [i, number] of numbers.entries()) view.setUint32(4 * i, number >>> 0, true);
  return bytes;
}
export const readUint32 = (bytes: Uint8Array, offset: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(offset, true);

export const concatBytes = (...parts: readonly Uint8Array[]): Uint8Array => joinBytes(parts);
/** Joins any number of parts, also more than a call can have arguments. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** Collects bytes that arrive in pieces, and hands them out in the lengths that a format prescribes. */
export class ByteBuffer {
  #bytes = new Uint8Array(0);
  #start = 0;
  #end = 0;

  get length(): number {
    return this.#end - this.#start;
  }
  append(bytes: Uint8Array): void {
    if (this.#end + bytes.length > this.#bytes.length) {
      const wanted = this.length + bytes.length;
      // Doubling keeps the total of the copies proportional to the bytes received.
      const grown = new Uint8Array(wanted <= this.#bytes.length / 2 ? this.#bytes.length : wanted * 2);
      grown.set(this.#bytes.subarray(this.#start, this.#end));
      this.#bytes = grown;
      this.#end = this.length;
      this.#start = 0;
    }
    this.#bytes.set(bytes, this.#end);
    this.#end += bytes.length;
  }
  /** Returns the first bytes without removing them, or null if there are fewer. */
  peek(length: number): Uint8Array | null {
    return this.length < length ? null : this.#bytes.subarray(this.#start, this.#start + length);
  }
  /** Removes and returns a copy of the first bytes, or null if there are fewer. */
  take(length: number): Uint8Array | null {
    const found = this.peek(length)?.slice();
    if (found === undefined) return null;
    this.#start += length;
    return found;
  }
}
