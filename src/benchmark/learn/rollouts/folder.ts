// The folder of rollouts. If the process is killed, only the groups in progress are lost.
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { groupKey } from "./draws.ts";
import type { RolloutErrorLine, GroupLine, RolloutsMeta } from "./lines.ts";

export class RolloutsFolder {
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }

  get exists(): boolean {
    return existsSync(this.#at("rollouts.json"));
  }
  meta(): RolloutsMeta {
    return JSON.parse(readFileSync(this.#at("rollouts.json"), "utf8")) as RolloutsMeta;
  }
  /** Called before anything else is written. Removes a line that was cut off by a kill. */
  begin(meta: RolloutsMeta): void {
    mkdirSync(this.path, { recursive: true });
    this.#write("rollouts.json", `${JSON.stringify(meta, null, 2)}\n`);
    this.sortGroups();
    appendFileSync(this.#at("errors.ndjson"), "");
  }

  groups(): GroupLine[] {
    if (!existsSync(this.#at("groups.ndjson"))) return [];
    return readFileSync(this.#at("groups.ndjson"), "utf8")
      .split("\n")
      .flatMap((text) => {
        try {
          return [JSON.parse(text) as GroupLine];
        } catch {
          // The line is empty or incomplete. Its group is played again.
          return [];
        }
      });
  }
  /** A group with a line is finished. */
  addGroup(line: GroupLine): void {
    appendFileSync(this.#at("groups.ndjson"), `${JSON.stringify(line)}\n`);
  }
  /** Sorts by update and group, because groups end in any order. */
  sortGroups(): void {
    const lines = new Map(this.groups().map((line) => [groupKey(line), line]));
    const sorted = [...lines.values()].toSorted((a, b) => a.update - b.update || a.group - b.group);
    this.#write("groups.ndjson", sorted.map((line) => `${JSON.stringify(line)}\n`).join(""));
  }
  addError(line: RolloutErrorLine): void {
    appendFileSync(this.#at("errors.ndjson"), `${JSON.stringify(line)}\n`);
  }
  saveSummary(summary: object): void {
    this.#write("summary.json", `${JSON.stringify(summary, null, 2)}\n`);
  }
  /**
   * Writes a file in `images/`. Its name is a hash of its content, so an existing file with this name is not written
   * again.
   */
  keepPicture(name: string, bytes: Uint8Array): void {
    const path = this.#at(name);
    if (existsSync(path)) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.tmp`, bytes);
    renameSync(`${path}.tmp`, path);
  }
  readPicture(name: string): Uint8Array {
    return readFileSync(this.#at(name));
  }

  #at(name: string): string {
    return join(this.path, name);
  }
  #write(name: string, text: string): void {
    writeFileSync(this.#at(`${name}.tmp`), text);
    renameSync(this.#at(`${name}.tmp`), this.#at(name));
  }
}
