// The service `sync`: pushing, pulling and listing files of the door's file tree.
import { ByteBuffer, concatBytes, joinBytes, readUint32, toBytes, toText, uint32s } from "./bytes.ts";
import type { AdbStream } from "./connection.ts";
import { FileError, type FileEntry, type FileTree } from "./file-tree.ts";
import { fileLimits } from "./limits.ts";

/** The largest path of a request, and the largest part of a file. Phones have the same limits. */
const maxRequest = 4096;
const maxData = 64 << 10;

const tag = (name: string): Uint8Array => toBytes(name);
const fail = (text: string): Uint8Array => concatBytes(tag("FAIL"), uint32s(toBytes(text).length), toBytes(text));

export async function runSync(stream: AdbStream, files: FileTree): Promise<void> {
  const reader = new SyncReader(stream);
  for (;;) {
    const header = await reader.read(8);
    if (header === null) return;
    const id = toText(header.subarray(0, 4));
    const length = readUint32(header, 4);
    if (id === "QUIT") return;
    const body = length > maxRequest ? null : await reader.read(length);
    if (body === null) {
      await stream.write(fail("path too long"));
      return;
    }
    const path = toText(body);
    switch (id) {
      case "STAT":
        await stream.write(stat1(find(files, path)));
        break;
      case "STA2":
      case "LST2":
        await stream.write(concatBytes(tag(id), stat2(find(files, path))));
        break;
      case "LIST":
      case "LIS2":
        await stream.write(list(files, path, id === "LIS2"));
        break;
      case "RECV":
        await stream.write(receive(files, path));
        break;
      case "SEND": {
        const answer = await send(reader, files, path);
        if (typeof answer === "string") await stream.write(fail(answer));
        if (answer === null || typeof answer === "string") return;
        await stream.write(answer);
        break;
      }
      default:
        await stream.write(fail(`unknown command ${JSON.stringify(id)}`));
        return;
    }
  }
}

class SyncReader {
  readonly #stream: AdbStream;
  readonly #buffer = new ByteBuffer();
  constructor(stream: AdbStream) {
    this.#stream = stream;
  }
  /** Returns this many bytes, or null at the end. */
  async read(length: number): Promise<Uint8Array | null> {
    for (;;) {
      const bytes = this.#buffer.take(length);
      if (bytes !== null) return bytes;
      const more = await this.#stream.read();
      if (more === null) return null;
      this.#buffer.append(more);
    }
  }
}

function find(files: FileTree, path: string): FileEntry | null {
  try {
    return files.entry(files.resolve(path, "/"));
  } catch {
    // A path that cannot exist is one that does not exist.
    return null;
  }
}
const stat1 = (entry: FileEntry | null): Uint8Array =>
  concatBytes(tag("STAT"), uint32s(entry?.mode ?? 0, entry?.size ?? 0, entry?.modified ?? 0));
/** The 68 bytes behind the id: error, device, inode, mode, links, owner, group, size and three times. */
function stat2(entry: FileEntry | null): Uint8Array {
  const noSuchFile = 2;
  if (entry === null) return concatBytes(uint32s(noSuchFile), new Uint8Array(64));
  const { mode, size, modified } = entry;
  return uint32s(0, 1, 0, 1, 0, mode, 1, 2000, 2000, size, 0, modified, 0, modified, 0, modified, 0);
}

function list(files: FileTree, path: string, isV2: boolean): Uint8Array {
  const end = concatBytes(tag("DONE"), new Uint8Array(isV2 ? 72 : 16));
  try {
    const folder = files.resolve(path, "/");
    const names = files.list(folder);
    const base = folder === "/" ? "" : folder;
    const all = [
      [".", folder],
      ["..", files.resolve("..", folder)],
      ...names.map((name) => [name, `${base}/${name}`]),
    ] as [string, string][];
    const rows = all.map(([name, at]) => {
      const entry = files.entry(at);
      const bytes = toBytes(name);
      const head = isV2 ? concatBytes(tag("DNT2"), stat2(entry)) : concatBytes(tag("DENT"), stat1(entry).subarray(4));
      return concatBytes(head, uint32s(bytes.length), bytes);
    });
    return joinBytes([...rows, end]);
  } catch (error) {
    // A folder that cannot be listed looks empty.
    if (error instanceof FileError) return end;
    throw error;
  }
}

/** The parts of a file and their end, in one message: two messages would take adb's client 48 ms longer. */
function receive(files: FileTree, path: string): Uint8Array {
  try {
    const bytes = files.read(files.resolve(path, "/"));
    const parts: Uint8Array[] = [];
    for (let at = 0; at < bytes.length; at += maxData) {
      const part = bytes.subarray(at, at + maxData);
      parts.push(tag("DATA"), uint32s(part.length), part);
    }
    return joinBytes([...parts, tag("DONE"), uint32s(0)]);
  } catch (error) {
    if (error instanceof FileError) return fail(`open failed: ${reasonOf(error)}`);
    throw error;
  }
}

/** Stores a file. Returns the answer; null if the client broke off; a text if what it sends is no file. */
async function send(reader: SyncReader, files: FileTree, request: string): Promise<Uint8Array | string | null> {
  const comma = request.lastIndexOf(",");
  const [path, mode] =
    comma < 0 ? [request, 0o644] : [request.slice(0, comma), Number(request.slice(comma + 1)) || 0o644];
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const header = await reader.read(8);
    if (header === null) return null;
    const id = toText(header.subarray(0, 4));
    const length = readUint32(header, 4);
    if (id === "DONE")
      return store(files, path, { bytes: size > fileLimits.bytes ? null : joinBytes(parts), mode, modified: length });
    if (id !== "DATA") return "invalid data message";
    if (length > maxData) return "oversize data message";
    const bytes = await reader.read(length);
    if (bytes === null) return null;
    size += length;
    // The rest of a file that is too large is read, so that the client gets the answer.
    if (size <= fileLimits.bytes) parts.push(bytes);
    else parts.length = 0;
  }
}
function store(
  files: FileTree,
  path: string,
  file: { bytes: Uint8Array | null; mode: number; modified: number },
): Uint8Array {
  if (file.bytes === null) return fail("couldn't create file: No space left on device");
  if ((file.mode & 0o170000) === 0o120000) return fail("couldn't create file: Operation not permitted");
  try {
    const resolved = files.resolve(path, "/");
    files.makeFolder(files.resolve("..", resolved), true);
    files.write(resolved, file.bytes, file.mode, file.modified);
    return concatBytes(tag("OKAY"), uint32s(0));
  } catch (error) {
    if (error instanceof FileError) return fail(`couldn't create file: ${reasonOf(error)}`);
    throw error;
  }
}
const reasonOf = ({ message }: FileError): string => message.replace(/^.*: /, "");
