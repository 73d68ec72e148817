/** Brand packs: what apps are called and how their icons look. A deployment chooses one; no state ever holds what is in it. */

/** One text in both languages. */
export interface Both {
  readonly en: string;
  readonly zh: string;
}
/** What one app is called and looks like: a file each in `src/brands/<pack>`. */
export interface AppBrand {
  readonly title: Both;
  /** Under the icon on a home screen, where the title is too long for it. */
  readonly label?: Both;
  /** What a person calls it in a sentence, where that is not its title: "the answer sheet". */
  readonly spoken?: Both;
  /** The ground of its icon, as a CSS colour. */
  readonly tint: string;
  /** What is drawn on the ground: SVG, in a square of 48 by 48. */
  readonly icon: string;
  /** Names of services that belong to it, which texts take as `{brand.key}`. A key is said once in a pack. */
  readonly words?: Readonly<Record<string, Both>>;
}
export interface Brand {
  readonly name: string;
  /** By the id of the app. */
  readonly apps: Readonly<Record<string, AppBrand>>;
  /** All words of all its apps. */
  readonly words: Readonly<Record<string, Both>>;
}

/** Throws where two apps of the pack say the same word. */
export function brandOf(name: string, apps: Readonly<Record<string, AppBrand>>): Brand {
  const words: Record<string, Both> = {};
  for (const own of Object.values(apps))
    for (const [key, text] of Object.entries(own.words ?? {})) {
      if (Object.hasOwn(words, key)) throw new Error(`${name} says the word ${key} twice`);
      words[key] = text;
    }
  return { name, apps, words };
}
/** Throws where the pack has no such app. */
export function appBrandOf(brand: Brand, app: string): AppBrand {
  const own = Object.hasOwn(brand.apps, app) ? brand.apps[app] : undefined;
  if (!own) throw new Error(`the brand pack ${brand.name} does not name ${app}`);
  return own;
}
/** An icon as a whole SVG. */
export const iconIn = ({ tint, icon }: AppBrand): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${tint}"/>${icon}</svg>`;

/** Where a text takes a name from the pack: `{app.notes}` is a title, `{brand.pay}` a word. */
const places = /\{(app|brand)\.([a-z0-9-]+)\}/gi;
/** A text with the names of a pack in their places. Throws where the pack has no such name. */
export const withNames = (text: string, brand: Brand, lang: string): string =>
  text.replace(places, (_, kind: string, name: string) => nameAt(kind, name, brand, lang, "title"));
/**
 * The same for what a person says: apps are called as people call them, and in Chinese a space stands between a name in Latin
 * letters and the characters around it. Throws where the pack has no such name.
 */
export const withSpokenNames = (text: string, brand: Brand, lang: string): string =>
  text.replace(places, (place: string, kind: string, name: string, at: number) => {
    const said = nameAt(kind, name, brand, lang, "spoken");
    if (lang === "en") return said;
    const spaceBefore = endsInHan.test(text.slice(0, at)) && /^[a-z0-9]/i.test(said) ? " " : "";
    const spaceAfter = beginsWithHan.test(text.slice(at + place.length)) && /[a-z0-9]$/i.test(said) ? " " : "";
    return `${spaceBefore}${said}${spaceAfter}`;
  });
const endsInHan = /\p{Script=Han}$/u;
const beginsWithHan = /^\p{Script=Han}/u;
function nameAt(kind: string, name: string, brand: Brand, lang: string, as: "title" | "spoken"): string {
  const app = kind === "app" ? appBrandOf(brand, name) : null;
  const both = app ? ((as === "spoken" ? app.spoken : undefined) ?? app.title) : wordOf(brand, name);
  return lang === "en" ? both.en : both.zh;
}
function wordOf({ name, words }: Brand, key: string): Both {
  const found = Object.hasOwn(words, key) ? words[key] : undefined;
  if (!found) throw new Error(`the brand pack ${name} has no word ${key}`);
  return found;
}
/** The place of an app's title in a text that is filled later. */
export const titlePlace = (app: { readonly id: string }): string => `{app.${app.id}}`;
/** The app that is called so: by its id, its title, its label or as people call it, English in any case. Null where none is. */
export function appCalled(brand: Brand, name: string): string | null {
  const wanted = name.trim();
  const isSo = ({ en, zh }: Both): boolean => en.toLowerCase() === wanted.toLowerCase() || zh === wanted;
  if (Object.hasOwn(brand.apps, name)) return name;
  const found = Object.entries(brand.apps).find(([, { title, label, spoken }]) =>
    [title, label, spoken].some((both) => both !== undefined && isSo(both)),
  );
  return found?.[0] ?? null;
}
