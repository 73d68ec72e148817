/** Returns the addresses of web pages in a text, without duplicates. Apps make them tappable. */
export const linksOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\bhttps?:\/\/[\w\-./?=&%#~+]+[\w/=#]/g)].map((m) => m[0])),
];
/** The start of links to places on the map. The id of the place follows. */
export const mapOrigin = "https://map.example/";
