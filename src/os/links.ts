/** Addresses of web pages in a text, each once: what apps let the user open from there. */
export const linksOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\bhttps?:\/\/[\w\-./?=&%#~+]+[\w/=#]/g)].map((m) => m[0])),
];
/** Links to places of the map begin with it, and the id of the place follows. */
export const mapOrigin = "https://map.example/";
