// Caches results of steps and pictures that pages have produced. A step is a function of state and action, and a
// picture is a function of the state, so phones of a group, forks, resets and replays need no page for what was done
// once. A touch is cached for the whole region in which the page said that it does the same, not only for its point.
// The cache may be lost at any time.
import type { Action } from "#contract/action.ts";
import { Lru } from "#env/lru.ts";
import { digestOf } from "#env/token.ts";
import { captureKey, type Capture, type PageStepResult, type CachePolicy } from "./screen-rpc.ts";

/** When the display stays the same while the state changes, one picture has several names and is stored once. */
export interface CachedPicture {
  readonly id: string;
  /** Base64. */
  readonly data: string;
}
export interface StepQuery {
  /** The hash of the state before the step. */
  readonly hash: string;
  readonly action: Action;
  readonly tickMs: number;
  readonly recall: CachePolicy;
}
/** The region of the display, in 0..1000, in which an action does the same; null when only its own point is certain. */
export type TouchRegion = readonly [left: number, top: number, right: number, bottom: number] | null;
interface CachedTouch {
  readonly reach: NonNullable<TouchRegion>;
  readonly done: PageStepResult;
}

const stepChars = 4_000_000;
/** The size of an entry without its text, in characters. */
const entryChars = 300;
/** How many touches are cached for one state and kind of touch; the oldest is dropped first. */
const maxTouches = 64;
/** Characters for the hashes of states in which a step was made. */
const seenStateChars = 500_000;
const nameChars = 2_000_000;
const edgeSeconds = 24 * 3600;

export class PageCache {
  readonly #steps = new Lru<PageStepResult>(stepChars);
  readonly #touches = new Lru<readonly CachedTouch[]>(stepChars);
  readonly #seenStates = new Lru<true>(seenStateChars);
  readonly #pictures: Lru<CachedPicture>;
  /** Maps everything that determines a picture to the picture's id. */
  readonly #pictureIds = new Lru<string>(nameChars);
  /** Shared by all Screens in one data center; null when there is no edge cache. */
  readonly #edge: Cache | null;
  #build = "";

  /** `pictureChars`: the size of all pictures together, in base64 characters. */
  constructor(pictureChars: number, edge: Cache | null) {
    this.#pictures = new Lru(pictureChars);
    this.#edge = edge;
  }

  /** Sets the current build: scripts, styles and browser. Another build draws other pixels, so the cache is cleared. */
  setBuild(build: string): void {
    if (build === this.#build) return;
    this.#build = build;
    this.#steps.clear();
    this.#touches.clear();
    this.#seenStates.clear();
    this.#pictureIds.clear();
    this.#pictures.clear();
  }

  step(asked: StepQuery): PageStepResult | null {
    if (asked.recall.fresh) return null;
    const known = this.#steps.get(stepKey(asked));
    if (known) return known;
    const { action } = asked;
    if (!("point" in action) || !action.point) return null;
    const [x, y] = action.point;
    const place = this.#touches
      .get(touchKey(asked))
      ?.find(({ reach: [left, top, right, bottom] }) => x >= left && x <= right && y >= top && y <= bottom);
    return place?.done ?? null;
  }
  /**
   * Marks a state as seen. Returns whether an earlier step was made in it; only then the page computes its touch
   * region, which is slow, because most states are seen only once.
   */
  markSeen({ recall, hash }: Pick<StepQuery, "recall" | "hash">): boolean {
    if (recall.fresh) return false;
    const key = `${recall.owner} ${hash}`;
    if (this.#seenStates.get(key)) return true;
    this.#seenStates.put(key, true, key.length + entryChars);
    return false;
  }
  keepStep(asked: StepQuery, done: PageStepResult, build: string, reach: TouchRegion = null): void {
    if (build !== this.#build) return;
    const chars = JSON.stringify(done.commands).length + entryChars;
    this.#steps.put(stepKey(asked), done, chars);
    if (!reach) return;
    const key = touchKey(asked);
    const places = [...(this.#touches.get(key) ?? []), { reach, done }].slice(-maxTouches);
    const all = places.reduce((sum, place) => sum + JSON.stringify(place.done.commands).length + entryChars, 0);
    this.#touches.put(key, places, key.length + all);
  }

  /** `hash` is the state's hash, which includes the device. */
  async picture(hash: string, how: Capture, recall: CachePolicy): Promise<CachedPicture | null> {
    if (recall.fresh || this.#build === "") return null;
    const name = pictureName(hash, how, recall);
    const near = this.#pictures.get(this.#pictureIds.get(name) ?? "");
    if (near || !this.#edge) return near ?? null;
    const answer = await this.#edge.match(await this.#edgeUrl(name));
    if (!answer) return null;
    const far = { id: crypto.randomUUID(), data: await answer.text() };
    this.#storePicture(name, far);
    return far;
  }
  /** Resolves when the edge cache also has the picture. */
  async keepPicture(
    hash: string,
    how: Capture,
    recall: CachePolicy,
    picture: CachedPicture,
    build: string,
  ): Promise<void> {
    if (build !== this.#build) return;
    const name = pictureName(hash, how, recall);
    this.#storePicture(name, picture);
    if (!this.#edge) return;
    const headers = { "content-type": "text/plain", "cache-control": `public, max-age=${edgeSeconds}` };
    await this.#edge.put(await this.#edgeUrl(name), new Response(picture.data, { headers }));
  }
  #storePicture(name: string, picture: CachedPicture): void {
    this.#pictureIds.put(name, picture.id, name.length + entryChars);
    this.#pictures.put(picture.id, picture, picture.data.length);
  }

  /** Nobody outside can request this URL: the host does not resolve, and the path is a digest. */
  async #edgeUrl(name: string): Promise<string> {
    return `https://pictures.invalid/${await digestOf(`${this.#build} ${name}`)}`;
  }
}

/**
 * State hashes do not protect against forgery, so cached results of one owner are never used for another. An owner who
 * forges two states with the same hash deceives only themselves.
 */
const stepKey = ({ recall, hash, tickMs, action }: StepQuery): string =>
  `${recall.owner} ${hash} ${tickMs} ${JSON.stringify(action)}`;
/** The same key for all touches of one kind in a state, whatever their point. */
const touchKey = ({ recall, hash, tickMs, action }: StepQuery): string =>
  `${recall.owner} ${hash} ${tickMs} ${JSON.stringify({ ...action, point: null })}`;
const pictureName = (hash: string, capture: Capture, { owner }: CachePolicy): string =>
  `${owner} ${hash} ${captureKey(capture)}`;
