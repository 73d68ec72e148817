// Checks whether a JPEG is complete (ITU T.81). The check decodes the entropy-coded data of baseline and progressive
// scans to the last block. It stores only which coefficients are not zero, because later scans need that information.

/** Returns why the image is not complete, or null if it is complete. Throws a RangeError if the data ends too early. */
export function jpegFault(bytes: Uint8Array): string | null {
  return new JpegDecoder(bytes).fault();
}

interface Component {
  readonly id: number;
  readonly h: number;
  readonly v: number;
  /**
   * The blocks that contain the component's samples: their number per row (`across`) and the number of rows (`down`).
   * `stride` is the number of blocks per row in an interleaved scan.
   */
  readonly across: number;
  readonly down: number;
  readonly stride: number;
  /**
   * For each coefficient, a bit that is set if the coefficient is not zero; 64 bits per block. Only progressive images
   * need this field.
   */
  readonly nonzero: Uint32Array;
  /** The lowest decoded bit of each coefficient; -1 if no scan contained the coefficient. */
  readonly lowestBits: Int8Array;
}
interface Frame {
  readonly progressive: boolean;
  readonly mcusAcross: number;
  readonly mcusDown: number;
  readonly components: readonly Component[];
}
interface Scan {
  readonly first: number;
  readonly last: number;
  readonly high: number;
  readonly low: number;
}

/** A table of Huffman codes: the number of codes of each length, and their values. */
class HuffmanTable {
  readonly #counts: Uint8Array;
  readonly #values: Uint8Array;
  constructor(counts: Uint8Array, values: Uint8Array) {
    this.#counts = counts;
    this.#values = values;
  }
  /** T.81, F.2.2.3. */
  read(bits: BitReader): number {
    let code = 0;
    let first = 0;
    let index = 0;
    for (const count of this.#counts) {
      code = (code << 1) | bits.bit();
      if (code - first < count) return this.#values[index + code - first]!;
      index += count;
      first = (first + count) << 1;
    }
    throw new InvalidJpegError("its data contain an invalid code");
  }
}
class InvalidJpegError extends Error {}

/** The bits of a scan. In the data, 00 follows each byte FF, so that the byte is not read as the start of a marker. */
class BitReader {
  readonly #view: DataView;
  at: number;
  #byte = 0;
  #left = 0;
  constructor(view: DataView, at: number) {
    this.#view = view;
    this.at = at;
  }
  bit(): number {
    if (this.#left === 0) {
      this.#byte = this.#view.getUint8(this.at++);
      if (this.#byte === 0xff) {
        // A marker at a position where data is expected.
        if (this.#view.getUint8(this.at) !== 0) throw new InvalidJpegError("its data end too early");
        this.at++;
      }
      this.#left = 8;
    }
    this.#left--;
    return (this.#byte >> this.#left) & 1;
  }
  bits(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) value = (value << 1) | this.bit();
    return value;
  }
  /** Reads a restart marker, which begins at a byte boundary. */
  restart(n: number): void {
    this.#left = 0;
    while (this.#view.getUint16(this.at) === 0xffff) this.at++;
    if (this.#view.getUint16(this.at) !== 0xffd0 + (n & 7))
      throw new InvalidJpegError("a restart marker is missing in its data");
    this.at += 2;
  }
}

class JpegDecoder {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #quantized = new Set<number>();
  readonly #dc = new Map<number, HuffmanTable>();
  readonly #ac = new Map<number, HuffmanTable>();
  #frame: Frame | null = null;
  #restart = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  fault(): string | null {
    try {
      return this.#read();
    } catch (error) {
      if (error instanceof InvalidJpegError) return error.message;
      throw error;
    }
  }
  #read(): string | null {
    for (let at = 2; ;) {
      const marker = this.#view.getUint16(at);
      // Fill bytes.
      if (marker === 0xffff) {
        at++;
        continue;
      }
      if (marker >> 8 !== 0xff) return "it has data where a marker should be";
      if (marker === 0xffd9) return this.#unknown();
      const length = this.#view.getUint16(at + 2);
      const [from, to] = [at + 4, at + 2 + length];
      if (to > this.#bytes.length) return "it ends too early";
      at = to;
      if (marker === 0xffdb) this.#quantize(from, to);
      else if (marker === 0xffc4) this.#huffman(from, to);
      else if (marker === 0xffdd) this.#restart = this.#view.getUint16(from);
      else if (marker >= 0xffc0 && marker <= 0xffc2) this.#begin(from, marker === 0xffc2);
      else if (marker > 0xffc2 && marker <= 0xffcf && marker !== 0xffc8)
        return "its kind of JPEG is not supported by browsers";
      else if (marker === 0xffda) at = this.#scan(from, to);
    }
  }
  /** Returns a fault if a scan is missing, otherwise null. */
  #unknown(): string | null {
    if (!this.#frame) return "it has no frame";
    const { components, progressive } = this.#frame;
    const isWhole = components.every(({ lowestBits }) =>
      progressive ? lowestBits.every((low) => low === 0) : lowestBits[0] === 0,
    );
    return isWhole ? null : "at least one of its scans is missing";
  }

  #quantize(from: number, to: number): void {
    for (let at = from; at < to;) {
      const what = this.#view.getUint8(at);
      this.#quantized.add(what & 15);
      at += 1 + (what >> 4 === 0 ? 64 : 128);
    }
  }
  #huffman(from: number, to: number): void {
    for (let at = from; at < to;) {
      const what = this.#view.getUint8(at);
      const counts = this.#bytes.slice(at + 1, at + 17);
      const size = counts.reduce((sum, count) => sum + count, 0);
      const values = this.#bytes.slice(at + 17, at + 17 + size);
      if (values.length < size || at + 17 + size > to)
        throw new InvalidJpegError("one of its Huffman tables ends too early");
      (what >> 4 === 0 ? this.#dc : this.#ac).set(what & 15, new HuffmanTable(counts, values));
      at += 17 + size;
    }
  }
  #begin(from: number, progressive: boolean): void {
    if (this.#frame) throw new InvalidJpegError("it has more than one frame");
    const view = this.#view;
    if (view.getUint8(from) !== 8) throw new InvalidJpegError("its samples do not have 8 bits");
    const [height, width] = [view.getUint16(from + 1), view.getUint16(from + 3)];
    const parts = Array.from({ length: view.getUint8(from + 5) }, (_, i) => {
      const at = from + 6 + 3 * i;
      const factors = view.getUint8(at + 1);
      return { id: view.getUint8(at), h: factors >> 4, v: factors & 15, table: view.getUint8(at + 2) };
    });
    if (width === 0 || height === 0 || parts.length === 0 || parts.some(({ h, v }) => h < 1 || h > 4 || v < 1 || v > 4))
      throw new InvalidJpegError("its frame has no valid size");
    const [hMost, vMost] = [Math.max(...parts.map(({ h }) => h)), Math.max(...parts.map(({ v }) => v))];
    const [mcusAcross, mcusDown] = [Math.ceil(width / (8 * hMost)), Math.ceil(height / (8 * vMost))];
    const components = parts.map(({ id, h, v }): Component => {
      const stride = mcusAcross * h;
      return {
        id,
        h,
        v,
        across: Math.ceil(Math.ceil((width * h) / hMost) / 8),
        down: Math.ceil(Math.ceil((height * v) / vMost) / 8),
        stride,
        nonzero: new Uint32Array(progressive ? 2 * stride * mcusDown * v : 0),
        lowestBits: new Int8Array(64).fill(-1),
      };
    });
    this.#frame = { progressive, mcusAcross, mcusDown, components };
  }

  /** Decodes a scan and returns the position of the next marker. */
  #scan(from: number, to: number): number {
    const frame = this.#frame;
    if (!frame) throw new InvalidJpegError("it has a scan before its frame");
    if (this.#quantized.size === 0) throw new InvalidJpegError("its quantization table is missing");
    const view = this.#view;
    const count = view.getUint8(from);
    const parts = Array.from({ length: count }, (_, i) => {
      const [id, tables] = [view.getUint8(from + 1 + 2 * i), view.getUint8(from + 2 + 2 * i)];
      const component = frame.components.find((each) => each.id === id);
      if (!component) throw new InvalidJpegError("one of its scans names an unknown component");
      return { component, dc: this.#dc.get(tables >> 4), ac: this.#ac.get(tables & 15) };
    });
    const at = from + 1 + 2 * count;
    const approximation = view.getUint8(at + 2);
    const scan: Scan = frame.progressive
      ? { first: view.getUint8(at), last: view.getUint8(at + 1), high: approximation >> 4, low: approximation & 15 }
      : { first: 0, last: 63, high: 0, low: 0 };
    if (count === 0 || scan.last > 63 || scan.first > scan.last || (scan.first > 0 && count > 1))
      throw new InvalidJpegError("one of its scans has an invalid header");
    const bits = new BitReader(view, to);
    const blocks = new BlockReader(bits, scan, frame.progressive);
    let mcu = 0;
    const before = (): void => {
      if (this.#restart > 0 && mcu > 0 && mcu % this.#restart === 0) {
        bits.restart(mcu / this.#restart - 1);
        blocks.restart();
      }
      mcu++;
    };
    if (count === 1) {
      const { component, dc, ac } = parts[0]!;
      for (let y = 0; y < component.down; y++)
        for (let x = 0; x < component.across; x++) {
          before();
          blocks.read(component, y * component.stride + x, dc, ac);
        }
    } else
      for (let my = 0; my < frame.mcusDown; my++)
        for (let mx = 0; mx < frame.mcusAcross; mx++) {
          before();
          for (const { component, dc, ac } of parts)
            for (let y = 0; y < component.v; y++)
              for (let x = 0; x < component.h; x++) {
                const block = (my * component.v + y) * component.stride + mx * component.h + x;
                blocks.read(component, block, dc, ac);
              }
        }
    for (const { component } of parts) component.lowestBits.fill(scan.low, scan.first, scan.last + 1);
    return bits.at;
  }
}

/** Reads the blocks of one scan. */
class BlockReader {
  readonly #bits: BitReader;
  readonly #scan: Scan;
  readonly #progressive: boolean;
  /** The number of blocks that have no more data in this scan. */
  #ended = 0;

  constructor(bits: BitReader, scan: Scan, progressive: boolean) {
    this.#bits = bits;
    this.#scan = scan;
    this.#progressive = progressive;
  }
  restart(): void {
    this.#ended = 0;
  }
  read(component: Component, block: number, dc: HuffmanTable | undefined, ac: HuffmanTable | undefined): void {
    const { first, last, high } = this.#scan;
    if (first === 0) {
      if (high > 0) this.#bits.bit();
      else this.#bits.bits(requireTable(dc).read(this.#bits) & 15);
    }
    if (last === 0) return;
    if (!this.#progressive) this.#sequential(requireTable(ac));
    else if (high === 0) this.#firstPass(component.nonzero, 2 * block, requireTable(ac));
    else this.#laterPass(component.nonzero, 2 * block, requireTable(ac));
  }
  /** T.81, F.2.2.2. */
  #sequential(ac: HuffmanTable): void {
    for (let k = 1; k <= 63; k++) {
      const code = ac.read(this.#bits);
      const size = code & 15;
      if (size === 0 && code !== 0xf0) return;
      k += code >> 4;
      if (k > 63) throw new InvalidJpegError("one of its blocks has too many coefficients");
      this.#bits.bits(size);
    }
  }
  /** T.81, G.1.2.2. */
  #firstPass(nonzero: Uint32Array, at: number, ac: HuffmanTable): void {
    if (this.#ended > 0) {
      this.#ended--;
      return;
    }
    const { first, last } = this.#scan;
    for (let k = first; k <= last; k++) {
      const code = ac.read(this.#bits);
      const [run, size] = [code >> 4, code & 15];
      if (size === 0 && run < 15) {
        this.#ended = (1 << run) - 1 + this.#bits.bits(run);
        return;
      }
      k += run;
      if (k > 63) throw new InvalidJpegError("one of its blocks has too many coefficients");
      this.#bits.bits(size);
      if (size > 0) nonzero[at + (k >> 5)]! |= 1 << (k & 31);
    }
  }
  /** T.81, G.1.2.3: each coefficient that is already nonzero gets one more bit. */
  #laterPass(nonzero: Uint32Array, at: number, ac: HuffmanTable): void {
    const { first, last } = this.#scan;
    const isNonzero = (k: number): boolean => ((nonzero[at + (k >> 5)]! >>> (k & 31)) & 1) === 1;
    let k = first;
    if (this.#ended === 0)
      for (; k <= last; k++) {
        const code = ac.read(this.#bits);
        let run = code >> 4;
        const size = code & 15;
        if (size === 0 && run < 15) {
          this.#ended = (1 << run) + this.#bits.bits(run);
          break;
        }
        if (size > 0) this.#bits.bit();
        for (; k <= last; k++) {
          if (isNonzero(k)) this.#bits.bit();
          else if (run-- === 0) break;
        }
        if (size > 0 && k <= last) nonzero[at + (k >> 5)]! |= 1 << (k & 31);
      }
    if (this.#ended === 0) return;
    for (; k <= last; k++) if (isNonzero(k)) this.#bits.bit();
    this.#ended--;
  }
}
function requireTable(table: HuffmanTable | undefined): HuffmanTable {
  if (!table) throw new InvalidJpegError("one of its Huffman tables is missing");
  return table;
}
