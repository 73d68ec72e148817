/**
 * The rows of a settings page whose rows are switches, choices and links. The app draws the rows; this part decides
 * their values and what a tap does. `src/os/prefs.ts` defines the declarations of rows.
 */
import { For, type JSX } from "solid-js";
import { hasValues, type PrefRow, type RowTypes } from "#os/prefs.ts";

export interface SwitchRowProps {
  readonly title: string;
  readonly note: string | undefined;
  readonly on: boolean;
  readonly disabled: boolean;
  readonly onTap: () => void;
}
export interface OpenRowProps {
  readonly title: string;
  /** The current choice, or a summary of the page that the row opens. */
  readonly value: string | undefined;
  readonly disabled: boolean;
  readonly onTap: () => void;
}
export function PrefList<K extends RowTypes>(p: {
  readonly rows: readonly PrefRow<K>[];
  readonly prefs: object;
  readonly t: (key: K["word"]) => string;
  /** Returns a summary of the page that a link opens. */
  readonly summary: (to: K["goal"]) => string | undefined;
  readonly onPut: (put: K["put"]) => void;
  readonly onOpen: (to: K["goal"]) => void;
  readonly switchRow: (row: SwitchRowProps) => JSX.Element;
  readonly openRow: (row: OpenRowProps) => JSX.Element;
}) {
  const holds = (put: K["put"]): boolean => hasValues(p.prefs, put as object);
  const valueOf = (row: PrefRow<K>): string | undefined => {
    if (row.kind === "link") return p.summary(row.to);
    const option = row.kind === "choice" ? row.options.find(({ put }) => holds(put)) : undefined;
    return option && p.t(option.label);
  };
  const isOff = (row: PrefRow<K>): boolean => row.needs !== undefined && !holds(row.needs);
  // Getters, because the drawn rows must follow the preferences.
  const draw = (row: PrefRow<K>) =>
    row.kind === "switch"
      ? p.switchRow({
          title: p.t(row.title),
          note: row.note === undefined ? undefined : p.t(row.note),
          get on() {
            return holds(row.on);
          },
          get disabled() {
            return isOff(row);
          },
          onTap: () => p.onPut(holds(row.on) ? row.off : row.on),
        })
      : p.openRow({
          title: p.t(row.title),
          get value() {
            return valueOf(row);
          },
          get disabled() {
            return isOff(row);
          },
          onTap: () => {
            if ((row.kind === "link" || row.kind === "choice") && row.to !== undefined) p.onOpen(row.to);
          },
        });
  return <For each={p.rows}>{draw}</For>;
}
