// Decides which pictures are embedded in the page of a report. The other pictures are only linked.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { pictureName, type EpisodeFolder } from "../run/folder.ts";
import { thumbnail } from "../run/pictures.ts";
import { pictureBlock } from "./data.ts";

const thumbnailWidth = 360;

export interface EpisodePictures {
  /** The pictures at the start and after each step. Null if no picture was stored. */
  readonly shown: readonly (string | null)[];
  readonly originals: readonly (string | null)[];
}

/**
 * Embeds small copies of pictures up to the given number of bytes. Equal pictures, such as the first pictures of most
 * episodes, are embedded once. Either all pictures of an episode are embedded, or none of them.
 */
export class PictureBudget {
  /** Data URLs, in the order of their blocks. */
  readonly embedded: string[] = [];
  readonly #blockByHash = new Map<string, number>();
  #left: number;
  constructor(bytes: number) {
    this.#left = bytes;
  }

  /** `at`: the URL of the episode's folder, relative to the page. `steps`: the number of pictures after the first. */
  async addEpisode(folder: EpisodeFolder, at: string, steps: number): Promise<EpisodePictures> {
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
      if (!this.#blockByHash.has(hash)) fresh.set(hash, png);
      return hash;
    });
    const small = await Promise.all(
      [...fresh].map(async ([hash, png]) => [hash, await thumbnail(png, thumbnailWidth)] as const),
    );
    const urls = small.map(([hash, webp]) => [hash, `data:image/webp;base64,${webp.toString("base64")}`] as const);
    const bytes = urls.reduce((sum, [, url]) => sum + url.length, 0);
    if (bytes > this.#left) {
      // Once an episode does not fit, no further episodes are tried.
      this.#left = 0;
      return null;
    }
    this.#left -= bytes;
    for (const [hash, url] of urls) this.#blockByHash.set(hash, this.embedded.push(url) - 1);
    return hashes.map((hash) => (hash === null ? null : `#${pictureBlock(this.#blockByHash.get(hash)!)}`));
  }
}
