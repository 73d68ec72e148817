// Writes a data set into a folder. The folder gets its final name when the data set is complete.
import { appendFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { RunError } from "../run/run-error.ts";
import { jsonText } from "./columns.ts";

export class Sink {
  readonly #path: string;
  readonly #draft: string;

  /** Throws RunError if the folder is not empty. */
  constructor(path: string) {
    if (existsSync(path) && readdirSync(path).length > 0)
      throw new RunError(`${path} exists and is not empty: choose another --out, or delete it`);
    this.#path = path;
    this.#draft = `${path}.unfinished`;
    rmSync(this.#draft, { recursive: true, force: true });
    mkdirSync(this.#draft, { recursive: true });
  }

  write(name: string, value: unknown): void {
    this.#put(name, `${jsonText(value, 2)}\n`);
  }
  writeGzip(name: string, value: unknown): void {
    this.#put(name, gzipSync(jsonText(value)));
  }
  writeBytes(name: string, bytes: Uint8Array): void {
    this.#put(name, bytes);
  }
  append(name: string, text: string): void {
    appendFileSync(this.#preparePath(name), text);
  }
  /** Appends one JSON value as a line. */
  appendLine(name: string, value: object): void {
    this.append(name, `${jsonText(value)}\n`);
  }

  commit(): void {
    rmSync(this.#path, { recursive: true, force: true });
    renameSync(this.#draft, this.#path);
  }
  discard(): void {
    rmSync(this.#draft, { recursive: true, force: true });
  }

  #put(name: string, content: string | Uint8Array): void {
    writeFileSync(this.#preparePath(name), content);
  }
  #preparePath(name: string): string {
    const path = join(this.#draft, name);
    mkdirSync(dirname(path), { recursive: true });
    return path;
  }
}
