/** Addresses of listings, as they are shared and opened. */
const origin = "https://itm.example/";

export const linkTo = (item: string): string => `${origin}${item}`;
/** The listing that an address is of; null for any other address. */
export const itemIn = (uri: string | null): string | null =>
  uri?.startsWith(origin) ? (/^[a-z0-9-]{1,80}$/.exec(uri.slice(origin.length))?.[0] ?? null) : null;
