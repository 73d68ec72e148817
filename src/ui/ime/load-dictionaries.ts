/**
 * Loads the dictionaries on first use. The pinyin dictionary is loaded when the user composes letters, and the English
 * dictionary at the first word.
 */
import { createSignal } from "solid-js";
import type { Candidate, Options } from "./pinyin.ts";
import englishFile from "./english.txt?url";
import pinyinFile from "./pinyin.txt?url";
import { track } from "../loading.ts";

export interface Pinyin {
  candidates(letters: string, options: Options): readonly Candidate[];
  spelled(letters: string, options: Options): string;
}
/**
 * Returns a function that starts loading the value at its first call. The function returns null until the value is
 * loaded.
 */
function lazy<T>(bring: () => Promise<T>): () => T | null {
  const [here, setHere] = createSignal<T | null>(null);
  let isRequested = false;
  return () => {
    if (!isRequested) {
      isRequested = true;
      track(bring().then((it) => setHere(() => it)));
    }
    return here();
  };
}
async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}
export const pinyin = lazy<Pinyin>(async () => {
  const [{ Dictionary }, { candidatesFor, splitSyllables: spelled }, bytes] = await Promise.all([
    import("./dictionary.ts"),
    import("./pinyin.ts"),
    fetchFile(pinyinFile).then((response) => response.arrayBuffer()),
  ]);
  const dictionary = new Dictionary(new Uint8Array(bytes));
  return {
    candidates: (letters, options) => candidatesFor(dictionary, letters, options),
    spelled: (letters, options) => spelled(dictionary, letters, options),
  };
});
/** English words, most frequent first. */
export const english = lazy<readonly string[]>(async () =>
  (await (await fetchFile(englishFile)).text()).trim().split("\n"),
);
