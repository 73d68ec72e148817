/** Brings the dictionaries when they are first needed: the pinyin one when letters are composed, the English one at the first word. */
import { createSignal } from "solid-js";
import type { Candidate, Options } from "./pinyin.ts";
import englishFile from "./english.txt?url";
import pinyinFile from "./pinyin.txt?url";
import { track } from "../pending.ts";

export interface Pinyin {
  candidates(letters: string, options: Options): readonly Candidate[];
  spelled(letters: string, options: Options): string;
}
/** A thing that comes once, when it is first asked for. */
function lazy<T>(bring: () => Promise<T>): () => T | null {
  const [here, setHere] = createSignal<T | null>(null);
  let asked = false;
  return () => {
    if (!asked) {
      asked = true;
      track(bring().then((it) => setHere(() => it)));
    }
    return here();
  };
}
async function file(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}
export const pinyin = lazy<Pinyin>(async () => {
  const [{ Dictionary }, { candidatesFor, spelled }, bytes] = await Promise.all([
    import("./dictionary.ts"),
    import("./pinyin.ts"),
    file(pinyinFile).then((response) => response.arrayBuffer()),
  ]);
  const dictionary = new Dictionary(new Uint8Array(bytes));
  return {
    candidates: (letters, options) => candidatesFor(dictionary, letters, options),
    spelled: (letters, options) => spelled(dictionary, letters, options),
  };
});
/** English words, common ones first. */
export const english = lazy<readonly string[]>(async () => (await (await file(englishFile)).text()).trim().split("\n"));
