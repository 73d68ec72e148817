/**
 * Brand packs: the names and icons of the apps. A deployment selects one pack. States never contain data from a pack.
 */

/** A text in English and Chinese. */
export interface LocalizedText {
  readonly en: string;
  readonly zh: string;
}
/** The name and the icon of one app. Each app has one file in `src/brands/<pack>`. */
export interface AppBrand {
  readonly title: LocalizedText;
  /** The text under the icon on a home screen. It is necessary only if the title is too long for that place. */
  readonly label?: LocalizedText;
  /** The name of the app in a spoken sentence, if it differs from the title, for example "the answer sheet". */
  readonly spoken?: LocalizedText;
  /** The background colour of the icon, as a CSS colour. */
  readonly tint: string;
  /** The drawing on top of the background: SVG in a square of 48 by 48. */
  readonly icon: string;
  /**
   * The names of services that belong to the app. Texts contain them as `{brand.key}`. The keys are unique within a
   * pack.
   */
  readonly words?: Readonly<Record<string, LocalizedText>>;
}
export interface Brand {
  readonly name: string;
  /** The names and icons of the apps. The key is the id of the app. */
  readonly apps: Readonly<Record<string, AppBrand>>;
  /** The words of all apps in the pack. */
  readonly words: Readonly<Record<string, LocalizedText>>;
}

/** Throws if two apps of the pack define the same word. */
export function createBrand(name: string, apps: Readonly<Record<string, AppBrand>>): Brand {
  const words: Record<string, LocalizedText> = {};
  for (const own of Object.values(apps))
    for (const [key, text] of Object.entries(own.words ?? {})) {
      if (Object.hasOwn(words, key)) throw new Error(`the brand pack ${name} defines the word ${key} twice`);
      words[key] = text;
    }
  return { name, apps, words };
}
/** Throws if the pack does not contain the app. */
export function getAppBrand(brand: Brand, app: string): AppBrand {
  const own = Object.hasOwn(brand.apps, app) ? brand.apps[app] : undefined;
  if (!own) throw new Error(`the brand pack ${brand.name} does not name ${app}`);
  return own;
}
/** Returns the complete SVG of an icon. */
export const iconSvg = ({ tint, icon }: AppBrand): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${tint}"/>${icon}</svg>`;

/** Placeholders for names of the pack: `{app.notes}` is the title of an app, `{brand.pay}` is a word. */
const placeholders = /\{(app|brand)\.([a-z0-9-]+)\}/gi;
/** Replaces the placeholders in a text with the names of the pack. Throws if the pack lacks a name. */
export const fillNames = (text: string, brand: Brand, lang: string): string =>
  text.replace(placeholders, (_, kind: string, name: string) => resolveName(kind, name, brand, lang, "title"));
/**
 * Replaces the placeholders in a spoken sentence with the spoken names of the pack. In Chinese, also adds a space
 * between a Latin name and an adjacent Chinese character. Throws if the pack lacks a name.
 */
export const fillSpokenNames = (text: string, brand: Brand, lang: string): string =>
  text.replace(placeholders, (place: string, kind: string, name: string, at: number) => {
    const resolved = resolveName(kind, name, brand, lang, "spoken");
    if (lang === "en") return resolved;
    const spaceBefore = endsInHan.test(text.slice(0, at)) && /^[a-z0-9]/i.test(resolved) ? " " : "";
    const spaceAfter = beginsWithHan.test(text.slice(at + place.length)) && /[a-z0-9]$/i.test(resolved) ? " " : "";
    return `${spaceBefore}${resolved}${spaceAfter}`;
  });
const endsInHan = /\p{Script=Han}$/u;
const beginsWithHan = /^\p{Script=Han}/u;
function resolveName(kind: string, name: string, brand: Brand, lang: string, as: "title" | "spoken"): string {
  const app = kind === "app" ? getAppBrand(brand, name) : null;
  const both = app ? ((as === "spoken" ? app.spoken : undefined) ?? app.title) : getWord(brand, name);
  return lang === "en" ? both.en : both.zh;
}
function getWord({ name, words }: Brand, key: string): LocalizedText {
  const found = Object.hasOwn(words, key) ? words[key] : undefined;
  if (!found) throw new Error(`the brand pack ${name} has no word ${key}`);
  return found;
}
/** Returns the placeholder for an app's title, for a text in which placeholders are replaced later. */
export const titlePlaceholder = (app: { readonly id: string }): string => `{app.${app.id}}`;
/** Finds an app by its id, title, label or spoken name. Ignores case in English. Returns null if no app matches. */
export function findAppByName(brand: Brand, name: string): string | null {
  const wanted = name.trim();
  const isSo = ({ en, zh }: LocalizedText): boolean => en.toLowerCase() === wanted.toLowerCase() || zh === wanted;
  if (Object.hasOwn(brand.apps, name)) return name;
  const found = Object.entries(brand.apps).find(([, { title, label, spoken }]) =>
    [title, label, spoken].some((both) => both !== undefined && isSo(both)),
  );
  return found?.[0] ?? null;
}
