/**
 * A list that needs the admin key. It shows one page of rows, and further pages on request. If the key is missing or
 * wrong, it shows a form for the key instead.
 */
import { createSignal, Show, type JSX } from "solid-js";
import { createStore, reconcile } from "solid-js/store";
import { needsToken } from "./api.ts";
import { AskToken } from "./ask-token.tsx";
import { adminKey, storeAdminKey } from "./credentials.ts";
import { ShowMoreButton } from "./parts.tsx";

const rowsPerPage = 100;
const maxRows = 1000;

export interface RowPage<Row> {
  readonly rows: Row[];
  readonly next: string | undefined;
}

/**
 * Creates the state of a list. `fetchRows` gets the maximum number of rows and the admin key. `look` loads the rows; it
 * rethrows every error that is not about the key.
 */
export function createOperatorList<Row extends { readonly id: string }>(
  fetchRows: (most: number, token: string | null) => Promise<RowPage<Row>>,
) {
  const [list, setList] = createStore<{ rows: Row[] }>({ rows: [] });
  const [more, setMore] = createSignal(false);
  const [most, setMost] = createSignal(rowsPerPage);
  const [looked, setLooked] = createSignal(false);
  const [locked, setLocked] = createSignal<string | null>(null);
  return {
    rows: () => list.rows,
    more,
    looked,
    /** The error about the key that was tried; "" if no key was tried; null if the list is accessible. */
    locked,
    async look(): Promise<void> {
      try {
        const { rows, next } = await fetchRows(most(), adminKey());
        setList("rows", reconcile(rows, { key: "id" }));
        setMore(next !== undefined && most() < maxRows);
        setLocked(null);
        setLooked(true);
      } catch (error) {
        if (!needsToken(error)) throw error;
        setLocked(adminKey() === null ? "" : error.message);
      }
    },
    widen: () => setMost(Math.min(maxRows, most() + rowsPerPage)),
  };
}

export function OperatorList<Row extends { readonly id: string }>(p: {
  readonly list: ReturnType<typeof createOperatorList<Row>>;
  /** The text above the form. It says what the list contains and who may see it. */
  readonly text: string;
  readonly empty: JSX.Element;
  /** The table of rows. It is shown only if there are rows. */
  readonly children: JSX.Element;
  readonly onLook: () => void;
}) {
  return (
    <Show
      when={p.list.locked() === null}
      fallback={
        <AskToken
          title="This list needs the admin key"
          text={p.text}
          label="Admin key"
          wrong={p.list.locked() || undefined}
          onGive={(key) => {
            storeAdminKey(key);
            p.onLook();
          }}
        />
      }
    >
      <Show when={p.list.rows().length > 0} fallback={<Show when={p.list.looked()}>{p.empty}</Show>}>
        {p.children}
        <ShowMoreButton
          when={p.list.more()}
          onMore={() => {
            p.list.widen();
            p.onLook();
          }}
        />
      </Show>
    </Show>
  );
}
