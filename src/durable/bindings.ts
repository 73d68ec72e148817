// What the platform hands to the worker and its objects (wrangler.toml): the objects, the stores, the settings.
import type { Board } from "./board.ts";
import type { Lobby } from "./lobby.ts";
import type { Phone } from "./phone.ts";
import type { Run } from "./run.ts";
import type { Screen } from "./screen.ts";
import type { Settings } from "./settings.ts";

/** An object's methods as they are called from outside. The platform's own type of it gives up on recursive JSON. */
export type Remote<T> = {
  readonly [K in keyof T as T[K] extends (...args: never[]) => Promise<unknown> ? K : never]: T[K];
};
export interface Namespace<T> {
  getByName(name: string): Remote<T>;
}

export interface Bindings extends Settings {
  readonly PHONES: Namespace<Phone>;
  readonly SCREENS: Namespace<Screen>;
  readonly LOBBY: Namespace<Lobby>;
  readonly RUNS: Namespace<Run>;
  readonly BOARD: Namespace<Board>;
  readonly BROWSER?: Fetcher;
  readonly ASSETS?: Fetcher;
  /** World data, read only. */
  readonly WORLD?: D1Database;
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
  let sum = 0;
  for (let i = 0; i < id.length; i++) sum = (Math.imul(sum, 31) + id.charCodeAt(i)) >>> 0;
  return screenAt(env, sum % shardsOf(env));
}
export const screensOf = (env: Bindings): Remote<Screen>[] =>
  Array.from({ length: shardsOf(env) }, (_, n) => screenAt(env, n));
const shardsOf = (env: Bindings): number => setting(env.SCREEN_SHARDS, 1, 1, 256);
const screenAt = (env: Bindings, n: number): Remote<Screen> => env.SCREENS.getByName(`screen-${n}`);
