// Which pictures go into a report's page itself, and which it only points at.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { pictureName, type EpisodeFolder } from "../run/folder.ts";
import { thumbnail } from "../run/pictures.ts";
import { pictureBlock } from "./data.ts";

const thumbnailWidth = 360;

export interface KeptPictures {
  /** Of the start and after each step; null where none was kept. */
  readonly shown: readonly (string | null)[];
  readonly originals: readonly (string | null)[];
}

/**
 * Embeds small pictures until so many bytes of them are in the page. Equal pictures (every episode begins with much the
 * same) are there once. An episode's are embedded all or not at all.
 */
export class PictureBudget {
  /** Data URLs, in the order of their blocks. */
  readonly embedded: string[] = [];
  readonly #known = new Map<string, number>();
  #left: number;
  constructor(bytes: number) {
    this.#left = bytes;
  }

  /** `at`: the episode's folder as the page's address has it. `steps`: how many pictures follow the first. */
  async of(folder: EpisodeFolder, at: string, steps: number): Promise<KeptPictures> {
    const paths = Array.from({ length: steps + 1 }, (_, step) => folder.picturePath(step));
    const originals = paths.map((path, step) => (path === null ? null : `${at}/${pictureName(step)}`));
    return { shown: (await this.#embed(paths)) ?? originals, originals };
  }

  async #embed(paths: readonly (string | null)[]): Promise<(string | null)[] | null> {
    if (this.#left <= 0) return null;
    const fresh = new Map<string, Buffer>();
    const hashes = paths.map((path) => {
      if (path === null) return null;
      const png = readFileSync(path);
      const hash = createHash("sha256").update(png).digest("base64");
      if (!this.#known.has(hash)) fresh.set(hash, png);
      return hash;
    });
    const small = await Promise.all(
      [...fresh].map(async ([hash, png]) => [hash, await thumbnail(png, thumbnailWidth)] as const),
    );
    const urls = small.map(([hash, webp]) => [hash, `data:image/webp;base64,${webp.toString("base64")}`] as const);
    const bytes = urls.reduce((sum, [, url]) => sum + url.length, 0);
    if (bytes > this.#left) {
      // What is left is too little to be worth the work of trying others.
      this.#left = 0;
      return null;
    }
    this.#left -= bytes;
    for (const [hash, url] of urls) this.#known.set(hash, this.embedded.push(url) - 1);
    return hashes.map((hash) => (hash === null ? null : `#${pictureBlock(this.#known.get(hash)!)}`));
  }
}
