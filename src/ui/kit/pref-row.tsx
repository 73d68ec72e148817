/**
 * One row of a settings page. `src/os/prefs.ts` defines the declarations of rows. The kind of a row determines how it
 * is drawn.
 */
import { For, Match, Switch } from "solid-js";
import type { ChoicePref, RowTypes, PrefRow as Declared } from "#os/prefs.ts";
import { Sheet } from "./overlays.tsx";
import { Stack, Text } from "./page.tsx";
import { RadioRow, Row, SliderRow, SwitchRow } from "./rows.tsx";

export function PrefRow<K extends RowTypes>(p: {
  readonly row: Declared<K>;
  readonly t: (key: K["word"]) => string;
  readonly holds: (put: K["put"]) => boolean;
  /** A slider's percentage, or a field's text. */
  readonly value?: number | string | undefined;
  /** The placeholder for an empty text. */
  readonly empty?: string | undefined;
  /**
   * The text beside the title. It is a summary of the page that the row opens, or the current choice if the choice is
   * not among the options.
   */
  readonly shows?: string | undefined;
  /** The position of `shows`. */
  readonly showsAt?: "below" | "right";
  readonly note?: string | undefined;
  /** The icon as SVG. */
  readonly icon?: string | undefined;
  readonly disabled?: boolean;
  readonly onPut?: ((put: K["put"]) => void) | undefined;
  /** Called when the row opens a page, its options or its text field, or when the row performs its action. */
  readonly onTap?: (() => void) | undefined;
}) {
  const is = <N extends Declared<K>["kind"]>(kind: N) =>
    p.row.kind === kind ? (p.row as Extract<Declared<K>, { kind: N }>) : undefined;
  const choiceAs = (as: string) => (p.row.kind === "choice" && p.row.as === as ? p.row : undefined);
  const title = () => p.t(p.row.title);
  const number = () => Number(p.value ?? 0);
  const chosen = (row: ChoicePref<K>): string => {
    const option = row.options.find(({ put }) => p.holds(put));
    return option ? p.t(option.label) : (p.shows ?? "");
  };
  /** Places the text in the line below the title or at the end of the title's line. */
  const told = (text: string | undefined) =>
    p.showsAt === "right" ? { subtitle: p.note, value: text } : { subtitle: text };
  return (
    <Switch>
      <Match when={is("switch")}>
        {(row) => (
          <SwitchRow
            title={title()}
            subtitle={p.note}
            icon={p.icon}
            tone={row().tone}
            on={p.holds(row().on)}
            disabled={p.disabled}
            onTap={() => p.onPut?.(p.holds(row().on) ? row().off : row().on)}
          />
        )}
      </Match>
      <Match when={choiceAs("inline")}>{(row) => <Options {...p} row={row()} />}</Match>
      <Match when={choiceAs("steps")}>
        {(row) => (
          <SliderRow
            title={title()}
            value={row().options.findIndex(({ put }) => p.holds(put))}
            max={row().options.length - 1}
            text={chosen(row())}
            onPick={(at) => p.onPut?.(row().options[at]!.put)}
          />
        )}
      </Match>
      <Match when={is("choice")}>
        {(row) => (
          <Row
            title={title()}
            {...told(chosen(row()))}
            icon={p.icon}
            tone={row().tone}
            disabled={p.disabled}
            leads
            onTap={() => p.onTap?.()}
          />
        )}
      </Match>
      <Match when={is("slider")}>
        {(row) => (
          <SliderRow
            title={title()}
            icon={p.icon}
            value={number()}
            text={`${number()}%`}
            disabled={p.disabled}
            onPick={(value) => p.onPut?.(row().putFor(value))}
          />
        )}
      </Match>
      <Match when={is("text")}>
        <Row
          title={title()}
          subtitle={String(p.value ?? "") || p.empty}
          icon={p.icon}
          disabled={p.disabled}
          onTap={() => p.onTap?.()}
        />
      </Match>
      <Match when={is("link")}>
        {(row) => (
          <Row
            title={title()}
            {...told(p.shows)}
            disabled={p.disabled}
            icon={p.icon}
            tone={row().tone}
            leads
            onTap={() => p.onTap?.()}
          />
        )}
      </Match>
      <Match when={is("info")}>
        <Row title={title()} value={p.shows} />
      </Match>
      <Match when={is("action")}>
        {(row) => <Row title={title()} subtitle={p.shows} danger={row().danger} onTap={() => p.onTap?.()} />}
      </Match>
      <Match when={is("tell")}>
        <Stack pad>
          <Text>{title()}</Text>
        </Stack>
      </Match>
    </Switch>
  );
}
interface OptionsProps<K extends RowTypes> {
  readonly row: ChoicePref<K>;
  readonly t: (key: K["word"]) => string;
  readonly holds: (put: K["put"]) => boolean;
  readonly disabled?: boolean;
  readonly onPut?: ((put: K["put"]) => void) | undefined;
}
/** The options as radio buttons, on a page, in a sheet, or on a separate screen. */
export function Options<K extends RowTypes>(p: OptionsProps<K>) {
  return (
    <For each={p.row.options}>
      {({ put, label }) => (
        <RadioRow title={p.t(label)} on={p.holds(put)} disabled={p.disabled} onTap={() => p.onPut?.(put)} />
      )}
    </For>
  );
}
/** The options in a sheet over the page that contains the row. */
export function OptionsSheet<K extends RowTypes>(p: OptionsProps<K> & { readonly open: boolean }) {
  return (
    <Sheet open={p.open} title={p.t(p.row.title)}>
      <Options {...p} />
    </Sheet>
  );
}
