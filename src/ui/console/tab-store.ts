/** What the tab keeps until it is closed. A browser may refuse to keep anything: then it is kept until the page is left. */
export const tabStore: Pick<Storage, "getItem" | "setItem" | "removeItem"> = openStore();

/** Keeps what may be lost: where the store is full, it is not kept, and what was kept under that name is gone. */
export function tryToKeep(name: string, value: string): void {
  try {
    tabStore.setItem(name, value);
  } catch {
    tabStore.removeItem(name);
  }
}

function openStore(): typeof tabStore {
  try {
    return window.sessionStorage;
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    };
  }
}
