// Caches steps' results and pictures from pages. A step's result depends only on the state and the action, and a
// picture depends only on the state. Therefore phones of a group, forks, resets and replays need no page for a step or
// picture that was computed before. A touch is cached for the whole region in which the page reported the same effect,
// not only for its point. The cache may be lost at any time.
import type { DisplayAction } from "#contract/action.ts";
import { Lru } from "#env/lru.ts";
import { digestOf } from "#env/token.ts";
import { captureKey, type Capture, type PageStepResult, type CachePolicy } from "./screen-rpc.ts";

/**
 * A cached picture. If the state changes but the display does not, one picture has several names and is stored once.
 */
export interface CachedPicture {
  readonly id: string;
  /** Base64. */
  readonly data: string;
}
export interface StepQuery {
  /** The hash of the state before the step. */
  readonly hash: string;
  readonly action: DisplayAction;
  readonly tickMs: number;
  readonly recall: CachePolicy;
}
/**
 * The region of the display, in 0..1000, in which an action has the same effect; null if the effect is certain only for
 * the action's own point.
 */
export type TouchRegion = readonly [left: number, top: number, right: number, bottom: number] | null;
interface CachedTouch {
  readonly region: NonNullable<TouchRegion>;
  readonly result: PageStepResult;
}

const stepChars = 4_000_000;
/** The size of an entry without its text, in characters. */
const entryChars = 300;
/** The maximum number of cached touches for one state and kind of touch. The oldest touch is dropped first. */
const maxTouches = 64;
/** The maximum total length, in characters, of the hashes of states in which a step ran. */
const seenStateChars = 500_000;
const nameChars = 2_000_000;
const edgeSeconds = 24 * 3600;

export class PageCache {
  readonly #steps = new Lru<PageStepResult>(stepChars);
  readonly #touches = new Lru<readonly CachedTouch[]>(stepChars);
  readonly #seenStates = new Lru<true>(seenStateChars);
  readonly #pictures: Lru<CachedPicture>;
  /**
   * Maps the description of a picture to the picture's id. The description contains everything that determines the
   * picture.
   */
  readonly #pictureIds = new Lru<string>(nameChars);
  /** The edge cache, which all Screens in one data center share; null if there is no edge cache. */
  readonly #edge: Cache | null;
  #build = "";

  /** `pictureChars`: the size of all pictures together, in base64 characters. */
  constructor(pictureChars: number, edge: Cache | null) {
    this.#pictures = new Lru(pictureChars);
    this.#edge = edge;
  }

  /**
   * Sets the current build: scripts, styles and browser. A different build draws different pixels, so the cache is
   * cleared.
   */
  setBuild(build: string): void {
    if (build === this.#build) return;
    this.#build = build;
    this.#steps.clear();
    this.#touches.clear();
    this.#seenStates.clear();
    this.#pictureIds.clear();
    this.#pictures.clear();
  }

  step(query: StepQuery): PageStepResult | null {
    if (query.recall.fresh) return null;
    const known = this.#steps.get(stepKey(query));
    if (known) return known;
    const { action } = query;
    if (!("point" in action) || !action.point) return null;
    const [x, y] = action.point;
    const place = this.#touches
      .get(touchKey(query))
      ?.find(({ region: [left, top, right, bottom] }) => x >= left && x <= right && y >= top && y <= bottom);
    return place?.result ?? null;
  }
  /**
   * Marks a state as seen. Returns whether an earlier step ran in this state. The page computes the touch region only
   * in such a state, because the computation is slow and most states are seen only once.
   */
  markSeen({ recall, hash }: Pick<StepQuery, "recall" | "hash">): boolean {
    if (recall.fresh) return false;
    const key = `${recall.owner} ${hash}`;
    if (this.#seenStates.get(key)) return true;
    this.#seenStates.put(key, true, key.length + entryChars);
    return false;
  }
  keepStep(query: StepQuery, result: PageStepResult, build: string, region: TouchRegion = null): void {
    if (build !== this.#build) return;
    const chars = JSON.stringify(result.commands).length + entryChars;
    this.#steps.put(stepKey(query), result, chars);
    if (!region) return;
    const key = touchKey(query);
    const places = [...(this.#touches.get(key) ?? []), { region, result }].slice(-maxTouches);
    const all = places.reduce((sum, place) => sum + JSON.stringify(place.result.commands).length + entryChars, 0);
    this.#touches.put(key, places, key.length + all);
  }

  /** Returns the cached picture, or null if there is none. `hash` is the state's hash, which includes the device. */
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
  /** Stores a picture. Resolves when the edge cache also has the picture. */
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

  /**
   * Returns the URL of a picture in the edge cache. A client cannot request this URL, because the host does not resolve
   * and the path is a digest.
   */
  async #edgeUrl(name: string): Promise<string> {
    return `https://pictures.invalid/${await digestOf(`${this.#build} ${name}`)}`;
  }
}

/**
 * Returns the key of a step's result. The key contains the owner, because a state hash can be forged. An owner who
 * forges two states with the same hash can only get wrong results for their own phones.
 */
const stepKey = ({ recall, hash, tickMs, action }: StepQuery): string =>
  `${recall.owner} ${hash} ${tickMs} ${JSON.stringify(action)}`;
/** Returns one key for all touches of one kind in a state, independent of their points. */
const touchKey = ({ recall, hash, tickMs, action }: StepQuery): string =>
  `${recall.owner} ${hash} ${tickMs} ${JSON.stringify({ ...action, point: null })}`;
const pictureName = (hash: string, capture: Capture, { owner }: CachePolicy): string =>
  `${owner} ${hash} ${captureKey(capture)}`;
