// The settings and their descriptions. Commands read this file before anything is generated, so it imports nothing.

/**
 * The settings of the server's operator. They are vars and secrets of a deployment, or the environment variables of
 * `./phonebooth serve`.
 */
export const settings = {
  AUTH: '"open": everybody may create phones and runs; "closed": a key of API_KEYS or the ADMIN_KEY is required',
  DEPLOYED: '"yes": the server is on the internet; requires AUTH "closed", ADMIN_KEY, SIGNING_KEY and ORIGIN',
  HOSTS:
    "further host names of an open server, separated by commas, besides those of this machine; their pages may read responses",
  API_KEYS: "keys without limits, separated by commas; POST /v1/keys creates keys with limits",
  ADMIN_KEY: "gives access to every phone and run, and lists them",
  BRAND: "the brand pack: names and icons of the apps (reference)",
  HIDDEN_SEEDS: "a secret from which hidden seeds are derived; without it there are no hidden seeds",
  SIGNING_KEY: "an Ed25519 key (PKCS #8 in base64) that signs runs; by default the server creates and stores one",
  ORIGIN: "the address of the simulator's page for browsers",
  CDP_URL: "the WebSocket of a running Chrome, which the server then uses instead of starting one",
  SCREEN_SHARDS: "browsers for each worker (1); serve derives the number from cores and memory",
  BROWSER_LAUNCHES: "the maximum number of starts of each browser per minute; no limit by default",
  BROWSER_HOURS:
    "the maximum hours of each browser per day (UTC): the platform's limit divided by SCREEN_SHARDS; no limit by default",
  AWAKE: "the maximum number of phones in memory in one process; serve derives it from the limit of open files",
  PAGES: "pages of each browser (8)",
  CAPTURES: "screenshots that each browser takes at once (4); about two for each core",
  QUEUE: "calls that may wait for a page of each browser (512)",
  PICTURES_MB: "megabytes of pictures that each browser's object caches (32); 0: no cache",
  USER_MODEL_URL:
    "an OpenAI-compatible endpoint (…/v1) that writes the simulated user's answers; by default rules write them",
  USER_MODEL: "the model of that endpoint",
  USER_MODEL_KEY: "the endpoint's key, a secret",
  LOG: '"requests": one line of JSON for each request, without secrets; nothing by default',
  PICTURES_AT_EDGE: `"yes": pictures are also stored in the platform's cache, for all browsers at a location`,
} as const;
export type Settings = { readonly [K in keyof typeof settings]?: string };

/** Splits a comma-separated text. */
export const splitList = (text: string | undefined): string[] =>
  (text ?? "")
    .split(",")
    .map((key) => key.trim())
    .filter((key) => key !== "");
