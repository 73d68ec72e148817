// Where a data set is written: a folder that gets its name only when all of it is there.
import { appendFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { RunError } from "../run/run-error.ts";
import { jsonText } from "./columns.ts";

export class Sink {
  readonly #path: string;
  readonly #draft: string;

  /** Throws RunError where the folder holds something already. */
  constructor(path: string) {
    if (existsSync(path) && readdirSync(path).length > 0)
      throw new RunError(`${path} holds something already: name another --out, or remove it`);
    this.#path = path;
    this.#draft = `${path}.unfinished`;
    rmSync(this.#draft, { recursive: true, force: true });
    mkdirSync(this.#draft, { recursive: true });
  }

  write(name: string, value: unknown): void {
    this.#put(name, `${jsonText(value, 2)}\n`);
  }
  zip(name: string, value: unknown): void {
    this.#put(name, gzipSync(jsonText(value)));
  }
  bytes(name: string, bytes: Uint8Array): void {
    this.#put(name, bytes);
  }
  append(name: string, text: string): void {
    appendFileSync(this.#made(name), text);
  }
  /** One JSON value on a line of its own. */
  line(name: string, value: object): void {
    this.append(name, `${jsonText(value)}\n`);
  }

  keep(): void {
    rmSync(this.#path, { recursive: true, force: true });
    renameSync(this.#draft, this.#path);
  }
  drop(): void {
    rmSync(this.#draft, { recursive: true, force: true });
  }

  #put(name: string, content: string | Uint8Array): void {
    writeFileSync(this.#made(name), content);
  }
  #made(name: string): string {
    const path = join(this.#draft, name);
    mkdirSync(dirname(path), { recursive: true });
    return path;
  }
}
