// Opens an address, as another app or `am start -d` opens it on Android.
import * as v from "valibot";

/** The schemes of addresses that a phone opens. `sms` and `smsto` are the same. */
export const urlSchemes = ["http", "https", "geo", "tel", "sms", "smsto", "mailto"] as const;
export type UrlScheme = (typeof urlSchemes)[number];

/** Returns the scheme of an address in lower case, or null if a phone does not open addresses of this scheme. */
export function urlSchemeOf(url: string): UrlScheme | null {
  const scheme = url.slice(0, Math.max(0, url.indexOf(":"))).toLowerCase();
  return urlSchemes.find((known) => known === scheme) ?? null;
}

/**
 * An address is opened by the app that handles it; if several do, the phone asks which. A phone has this action in
 * addition to the 17 actions of an agent.
 */
export const OpenUrl = v.strictObject({
  type: v.literal("OPEN_URL"),
  value: v.pipe(
    v.string(),
    v.maxLength(2000),
    v.check(
      (url) => urlSchemeOf(url) !== null,
      ({ input }) =>
        `Expected an address with one of the schemes ${urlSchemes.join(", ")}, but received "${input.slice(0, 100)}"`,
    ),
  ),
});
export type OpenUrl = v.InferOutput<typeof OpenUrl>;
