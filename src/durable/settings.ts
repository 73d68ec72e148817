// The settings and their descriptions. Commands read this file before anything is generated, so it imports nothing.

/** Settings of the server's operator: vars and secrets of a deployment, or the environment of `./phonebooth serve`. */
export const settings = {
  AUTH: '"open": everybody may create phones and runs; "closed": only who has one of API_KEYS or the ADMIN_KEY',
  DEPLOYED:
    '"yes": the internet reaches it: AUTH has to be "closed", and ADMIN_KEY, SIGNING_KEY and ORIGIN have to be set',
  HOSTS:
    "names, with commas between, by which an open server may be called besides this machine's own, and whose pages may read answers",
  API_KEYS: "who may create without limits, with commas between; keys with limits are made by POST /v1/keys",
  ADMIN_KEY: "opens every phone and run, and lists them",
  BRAND: "the brand pack: what apps are called and how their icons look (reference)",
  HIDDEN_SEEDS: "a secret text that hidden seeds are drawn from; without it there are none",
  SIGNING_KEY: "an Ed25519 key (PKCS #8 in base64) that signs runs; without it the server makes and keeps one",
  ORIGIN: "where a browser reaches the simulator's page",
  CDP_URL: "the WebSocket of a running Chrome, in place of one of the server's own",
  SCREEN_SHARDS: "how many browsers draw, for each worker (1); serve works it out from cores and memory",
  BROWSER_LAUNCHES: "starts of each browser in a minute; no limit by default",
  BROWSER_HOURS: "hours of each browser in a day (UTC), the platform's divided by SCREEN_SHARDS; no limit by default",
  AWAKE: "phones that may be awake at once in one process; serve works it out from how many files it may open",
  PAGES: "pages of one browser (8)",
  CAPTURES: "pictures under way at once in one browser (4): about two a core",
  QUEUE: "calls that may wait for a page of one browser (512)",
  PICTURES_MB: "megabytes of pictures that one browser's object remembers (32); 0 for none",
  USER_MODEL_URL:
    "a model's endpoint as OpenAI's clients take it (…/v1) that puts users' answers into words; rules do without it",
  USER_MODEL: "which model it is asked for",
  USER_MODEL_KEY: "its key, a secret",
  LOG: '"requests": a line of JSON for each call, without anything secret; nothing by default',
  PICTURES_AT_EDGE: `"yes": what was drawn is kept in the platform's cache, too, for all browsers of the place`,
} as const;
export type Settings = { readonly [K in keyof typeof settings]?: string };

/** Splits a comma-separated text. */
export const splitList = (text: string | undefined): string[] =>
  (text ?? "")
    .split(",")
    .map((key) => key.trim())
    .filter((key) => key !== "");
