/**
 * The tab's store, which lasts until the tab is closed. If the browser refuses storage, a store in memory replaces it
 * and lasts until the person leaves the page.
 */
export const tabStore: Pick<Storage, "getItem" | "setItem" | "removeItem"> = openStore();

/** Stores a value that may be lost. If the store is full, removes the previous value with this name instead. */
export function tryToStore(name: string, value: string): void {
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
    const entries = new Map<string, string>();
    return {
      getItem: (name) => entries.get(name) ?? null,
      setItem: (name, value) => void entries.set(name, value),
      removeItem: (name) => void entries.delete(name),
    };
  }
}
