/**
 * A settings page whose rows are switches, choices and links. The app draws the sections and the rows; these parts
 * decide the rows' values and what a tap does. `src/os/prefs.ts` defines the declarations of rows.
 */
import { For, type JSX } from "solid-js";
import { hasValues, type PrefRow, type PrefSection, type RowTypes } from "#os/prefs.ts";

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
export interface SectionProps {
  readonly title: string | undefined;
  readonly note: string | undefined;
  /** The position of the section on its page. */
  readonly index: number;
  readonly rows: JSX.Element;
}
interface PrefPageProps<K extends RowTypes> {
  /** The props of the screen. */
  readonly host: {
    readonly state: { readonly prefs: object };
    t(key: K["word"]): string;
  };
  /** Returns a summary of the page that a link opens. */
  readonly summary: (to: K["goal"]) => string | undefined;
  readonly onPut: (put: K["put"]) => void;
  readonly onOpen: (to: K["goal"]) => void;
  readonly switchRow: (row: SwitchRowProps) => JSX.Element;
  readonly openRow: (row: OpenRowProps) => JSX.Element;
}
export function PrefSections<K extends RowTypes>(
  p: PrefPageProps<K> & {
    readonly sections: readonly PrefSection<PrefRow<K>, K["word"]>[];
    readonly section: (section: SectionProps) => JSX.Element;
  },
) {
  return (
    <For each={p.sections}>
      {({ title, note, rows }, index) =>
        p.section({
          title: title === undefined ? undefined : p.host.t(title),
          note: note === undefined ? undefined : p.host.t(note),
          get index() {
            return index();
          },
          get rows() {
            return <PrefList {...p} rows={rows} />;
          },
        })
      }
    </For>
  );
}
function PrefList<K extends RowTypes>(p: PrefPageProps<K> & { readonly rows: readonly PrefRow<K>[] }) {
  const t = (key: K["word"]): string => p.host.t(key);
  const holds = (put: K["put"]): boolean => hasValues(p.host.state.prefs, put as object);
  const valueOf = (row: PrefRow<K>): string | undefined => {
    if (row.kind === "link") return p.summary(row.to);
    const option = row.kind === "choice" ? row.options.find(({ put }) => holds(put)) : undefined;
    return option && t(option.label);
  };
  const isOff = (row: PrefRow<K>): boolean => row.needs !== undefined && !holds(row.needs);
  // Getters, because the drawn rows must follow the preferences.
  const draw = (row: PrefRow<K>) =>
    row.kind === "switch"
      ? p.switchRow({
          title: t(row.title),
          note: row.note === undefined ? undefined : t(row.note),
          get on() {
            return holds(row.on);
          },
          get disabled() {
            return isOff(row);
          },
          onTap: () => p.onPut(holds(row.on) ? row.off : row.on),
        })
      : p.openRow({
          title: t(row.title),
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
