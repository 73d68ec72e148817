// What the platform hands to the worker and its objects (wrangler.toml), and the settings with their defaults.
import type { Board } from "./board.ts";
import type { Lobby } from "./lobby.ts";
import type { Phone } from "./phone.ts";
import type { Run } from "./run.ts";
import type { Screen } from "./screen.ts";

/** An object's methods as they are called from outside. The platform's own type of it gives up on recursive JSON. */
export type Remote<T> = {
  readonly [K in keyof T as T[K] extends (...args: never[]) => Promise<unknown> ? K : never]: T[K];
};
export interface Namespace<T> {
  getByName(name: string): Remote<T>;
}

export interface Bindings {
  readonly PHONES: Namespace<Phone>;
  readonly SCREENS: Namespace<Screen>;
  readonly LOBBY: Namespace<Lobby>;
  readonly RUNS: Namespace<Run>;
  readonly BOARD: Namespace<Board>;
  readonly BROWSER?: Fetcher;
  readonly ASSETS?: Fetcher;
  /** World data, read only. */
  readonly WORLD?: D1Database;
  /** "open": everybody may create phones. Anything else: only who has one of API_KEYS or the ADMIN_KEY. */
  readonly AUTH?: string;
  /** Comma-separated. */
  readonly API_KEYS?: string;
  /** Acts as operator of every environment. */
  readonly ADMIN_KEY?: string;
  /** What hidden seeds are drawn from. Without it there are none. */
  readonly HIDDEN_SEEDS?: string;
  /** An Ed25519 private key (PKCS #8 in base64) that signs finished runs. Without it the server makes and keeps one. */
  readonly SIGNING_KEY?: string;
  /** Where a browser reaches the simulator's page. */
  readonly ORIGIN?: string;
  /** A Chrome of one's own, in place of the binding. */
  readonly CDP_URL?: string;
  readonly SCREEN_SHARDS?: string;
  /** Pages of one Screen. */
  readonly PAGES?: string;
  /** Captures under way at once in one Screen: about two a core. */
  readonly CAPTURES?: string;
  /** Calls that may wait for a page of one Screen. */
  readonly QUEUE?: string;
  /** Megabytes of pictures that one Screen remembers, 32 by default; 0 for none. */
  readonly PICTURES_MB?: string;
  /** "yes": what was drawn is kept in the platform's cache, too, for all Screens of the place. */
  readonly PICTURES_AT_EDGE?: string;
}

/** A numeric setting; nonsense falls back to the default rather than stop the server. */
export function setting(value: string | undefined, fallback: number, least: number, most: number): number {
  const number = Number(value);
  if (value === undefined || value === "" || !Number.isInteger(number)) return fallback;
  return Math.min(most, Math.max(least, number));
}

export const boardOf = (env: Bindings): Remote<Board> => env.BOARD.getByName("board");
export const runOf = (env: Bindings, id: string): Remote<Run> => env.RUNS.getByName(id);
export const lobbyOf = (env: Bindings): Remote<Lobby> => env.LOBBY.getByName("lobby");

/** The Screen that draws this environment: always the same one, so that its page can stay. */
export function screenOf(env: Bindings, id: string): Remote<Screen> {
  const shards = setting(env.SCREEN_SHARDS, 1, 1, 256);
  let sum = 0;
  for (let i = 0; i < id.length; i++) sum = (Math.imul(sum, 31) + id.charCodeAt(i)) >>> 0;
  return env.SCREENS.getByName(`screen-${sum % shards}`);
}
