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

/** What whoever runs the server may set: vars and secrets where it is deployed, the environment of `./phonebooth serve`. */
export const settings = {
  AUTH: '"open": everybody may create phones and runs; "closed": only who has one of API_KEYS or the ADMIN_KEY',
  API_KEYS: "who may create, with commas between",
  ADMIN_KEY: "opens every phone and run, and lists them",
  HIDDEN_SEEDS: "a secret text that hidden seeds are drawn from; without it there are none",
  SIGNING_KEY: "an Ed25519 key (PKCS #8 in base64) that signs runs; without it the server makes and keeps one",
  ORIGIN: "where a browser reaches the simulator's page",
  CDP_URL: "the WebSocket of a running Chrome, in place of one of the server's own",
  SCREEN_SHARDS: "how many browsers draw (1)",
  PAGES: "pages of one browser (8)",
  CAPTURES: "pictures under way at once in one browser (4): about two a core",
  QUEUE: "calls that may wait for a page of one browser (512)",
} as const;
export type Settings = { readonly [K in keyof typeof settings]?: string };

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

/** Why the server would be open or locked by accident; null where its doors are as somebody meant them. */
export function authFault({ AUTH, API_KEYS, ADMIN_KEY }: Settings): string | null {
  if (AUTH === "open") return null;
  if (AUTH !== "closed") return 'AUTH takes "open" or "closed", and nothing else.';
  if (keysIn(API_KEYS).length > 0 || keysIn(ADMIN_KEY).length > 0) return null;
  return "AUTH=closed needs API_KEYS or ADMIN_KEY: nobody could create anything.";
}
export const keysIn = (text: string | undefined): string[] =>
  (text ?? "")
    .split(",")
    .map((key) => key.trim())
    .filter((key) => key !== "");

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
