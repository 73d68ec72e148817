// What pages have done and drawn before. A step is a function of state and action, a picture one of the state: phones of a
// group, forks, resets and replays need no page for what was done once. A touch is known wherever a page has said that it does
// the same, not only at the very point. Everything here may be lost at any time.
import type { Action } from "../contract/action.ts";
import { Lru } from "../env/lru.ts";
import { digestOf } from "../env/token.ts";
import { howOf, type Capture, type Done, type Recall } from "./sight.ts";

/** Of a glass that stays as it is while the state goes on: it has many names and is kept once. */
export interface Picture {
  readonly id: string;
  /** Base64. */
  readonly data: string;
}
export interface Asked {
  /** Of the state before it. */
  readonly hash: string;
  readonly action: Action;
  readonly tickMs: number;
  readonly recall: Recall;
}
/** Where on the glass, in 0..1000 of it, an action does the same; null where only its own point is certain. */
export type Reach = readonly [left: number, top: number, right: number, bottom: number] | null;
interface Place {
  readonly reach: NonNullable<Reach>;
  readonly done: Done;
}

const stepChars = 4_000_000;
/** Beside its text, what an entry costs. */
const entryChars = 300;
/** Places that are known of one state and kind of touch; the oldest goes first. */
const placesMost = 64;
/** Of the hashes of states in which something was done. */
const metChars = 500_000;
const nameChars = 2_000_000;
const edgeSeconds = 24 * 3600;

export class Memory {
  readonly #steps = new Lru<Done>(stepChars);
  readonly #places = new Lru<readonly Place[]>(stepChars);
  readonly #met = new Lru<true>(metChars);
  readonly #pictures: Lru<Picture>;
  /** Which picture it is, by everything that decides it. */
  readonly #names = new Lru<string>(nameChars);
  /** Shared by all Screens of a place, where there is one. */
  readonly #edge: Cache | null;
  #build = "";

  /** `pictureChars`: of all pictures together, in base64. */
  constructor(pictureChars: number, edge: Cache | null) {
    this.#pictures = new Lru(pictureChars);
    this.#edge = edge;
  }

  /** What draws now: scripts, styles, browser. Another build has other pixels. */
  built(build: string): void {
    if (build === this.#build) return;
    this.#build = build;
    this.#steps.clear();
    this.#places.clear();
    this.#met.clear();
    this.#names.clear();
    this.#pictures.clear();
  }

  step(asked: Asked): Done | null {
    if (asked.recall.fresh) return null;
    const known = this.#steps.get(stepKey(asked));
    if (known) return known;
    const { action } = asked;
    if (!("point" in action) || !action.point) return null;
    const [x, y] = action.point;
    const place = this.#places
      .get(placeKey(asked))
      ?.find(({ reach: [left, top, right, bottom] }) => x >= left && x <= right && y >= top && y <= bottom);
    return place?.done ?? null;
  }
  /**
   * Whether a page is to say how far its answer reaches, which takes it a while: only in a state in which something else was
   * done before, since most phones are never in a state again.
   */
  isMet({ recall, hash }: Pick<Asked, "recall" | "hash">): boolean {
    if (recall.fresh) return false;
    const key = `${recall.owner} ${hash}`;
    if (this.#met.get(key)) return true;
    this.#met.put(key, true, key.length + entryChars);
    return false;
  }
  keepStep(asked: Asked, done: Done, build: string, reach: Reach = null): void {
    if (build !== this.#build) return;
    const chars = JSON.stringify(done.commands).length + entryChars;
    this.#steps.put(stepKey(asked), done, chars);
    if (!reach) return;
    const key = placeKey(asked);
    const places = [...(this.#places.get(key) ?? []), { reach, done }].slice(-placesMost);
    const all = places.reduce((sum, place) => sum + JSON.stringify(place.done.commands).length + entryChars, 0);
    this.#places.put(key, places, key.length + all);
  }

  /** `hash` is the state's, which holds the device, too. */
  async picture(hash: string, how: Capture, recall: Recall): Promise<Picture | null> {
    if (recall.fresh || this.#build === "") return null;
    const name = pictureName(hash, how, recall);
    const near = this.#pictures.get(this.#names.get(name) ?? "");
    if (near || !this.#edge) return near ?? null;
    const answer = await this.#edge.match(await this.#address(name));
    if (!answer) return null;
    const far = { id: crypto.randomUUID(), data: await answer.text() };
    this.#keep(name, far);
    return far;
  }
  /** Resolves when the edge has it, too. */
  async keepPicture(hash: string, how: Capture, recall: Recall, picture: Picture, build: string): Promise<void> {
    if (build !== this.#build) return;
    const name = pictureName(hash, how, recall);
    this.#keep(name, picture);
    if (!this.#edge) return;
    const headers = { "content-type": "text/plain", "cache-control": `public, max-age=${edgeSeconds}` };
    await this.#edge.put(await this.#address(name), new Response(picture.data, { headers }));
  }
  #keep(name: string, picture: Picture): void {
    this.#names.put(name, picture.id, name.length + entryChars);
    this.#pictures.put(picture.id, picture, picture.data.length);
  }

  /** Nobody outside can ask for it: the name is never resolved, and its path is a digest. */
  async #address(name: string): Promise<string> {
    return `https://pictures.invalid/${await digestOf(`${this.#build} ${name}`)}`;
  }
}

/**
 * State hashes are no defence against forgery, so what was drawn for one owner serves no other: whoever makes two states
 * of one hash deceives nobody but himself.
 */
const stepKey = ({ recall, hash, tickMs, action }: Asked): string =>
  `${recall.owner} ${hash} ${tickMs} ${JSON.stringify(action)}`;
/** All touches of a kind in a state: the same but for their point. */
const placeKey = ({ recall, hash, tickMs, action }: Asked): string =>
  `${recall.owner} ${hash} ${tickMs} ${JSON.stringify({ ...action, point: null })}`;
const pictureName = (hash: string, capture: Capture, { owner }: Recall): string => `${owner} ${hash} ${howOf(capture)}`;
