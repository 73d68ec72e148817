import { For } from "solid-js";
import { isOnline } from "#os/network.ts";
import { hasValues, type PrefRow } from "#os/prefs.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Sheet } from "#ui/kit/overlays.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { OptionsSheet, PrefRow as Declared } from "#ui/kit/pref-row.tsx";
import { List, RadioRow, Row } from "#ui/kit/rows.tsx";
import messages from "../index.ts";
import {
  networkMessages,
  sendingRows,
  displayRows,
  swipeRows,
  textSize,
  tone,
  type PrefKinds,
  type Prefs,
} from "../prefs.ts";
import { strings } from "../strings.ts";

export default screen(messages, strings, "settings", (p) => {
  const prefs = () => p.state.prefs;
  const sims = () =>
    Object.entries(p.os.sims)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, sim]) => ({ id, ...sim }));
  const simName = () => {
    const chosen = sims().find((s) => s.id === prefs().sim);
    return chosen ? chosen.carrier : p.t("simAny");
  };
  const shared = {
    t: p.t,
    holds: (put: Partial<Prefs>) => hasValues(prefs(), put),
    onPut: (put: Partial<Prefs>) => p.act.configure(put),
  };
  const draw = (row: PrefRow<PrefKinds>) => (
    <Declared<PrefKinds>
      {...shared}
      row={row}
      showsAt="right"
      note={row.note ? p.t(row.note) : undefined}
      onTap={() => row.kind === "choice" && p.setView({ open: row.to ?? null })}
    />
  );
  return (
    <Page
      back
      tone="blue"
      title={p.t("settings")}
      overlays={
        <>
          <For each={[...swipeRows, textSize, tone]}>
            {(row) => <OptionsSheet<PrefKinds> {...shared} row={row} open={p.view.open === row.to} />}
          </For>
          <Sheet open={p.view.open === "sim"} title={p.t("sim")}>
            <RadioRow title={p.t("simAny")} on={prefs().sim === null} onTap={() => p.act.configure({ sim: null })} />
            <List each={sims()}>
              {(s) => (
                <RadioRow
                  title={s.carrier}
                  subtitle={s.on ? s.number : `${s.number} · ${p.t("simOff")}`}
                  on={prefs().sim === s.id}
                  onTap={() => p.act.configure({ sim: s.id })}
                />
              )}
            </List>
          </Sheet>
        </>
      }
    >
      <Section title={p.t("general")}>
        {draw(networkMessages(!prefs().networkMessages ? "networkHint" : isOnline(p.os) ? "networkOn" : "networkOff"))}
        <List each={sendingRows}>{draw}</List>
        <Row title={p.t("sim")} value={simName()} leads onTap={() => p.setView({ open: "sim" })} />
        <List each={displayRows}>{draw}</List>
      </Section>
      <Section title={p.t("swipeActions")}>
        <List each={swipeRows}>{draw}</List>
      </Section>
      <Section title={p.t("notifications")}>
        {draw(tone)}
        <Row title={p.t("channels")} leads onTap={() => p.act.seeNotifications()} />
      </Section>
      <Section>
        <Row title={p.t("blocked")} leads onTap={() => p.act.seeBlocked()} />
      </Section>
    </Page>
  );
});
