import { notificationSounds } from "../../../os/settings.ts";
import { online } from "../../../os/network.ts";
import { screen } from "../../../ui/bind.tsx";
import { Sheet } from "../../../ui/kit/overlays.tsx";
import { Page, Section } from "../../../ui/kit/page.tsx";
import { List, RadioRow, Row, SwitchRow } from "../../../ui/kit/rows.tsx";
import messages from "../index.ts";
import { swipes, textSizes } from "../state.ts";
import { strings } from "../strings.ts";
import { swipeNames } from "./telling.ts";

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
  return (
    <Page
      back
      tone="blue"
      title={p.t("settings")}
      overlays={
        <>
          <Sheet open={p.view.open === "right"} title={p.t("swipeRight")}>
            <List each={swipes}>
              {(s) => (
                <RadioRow
                  title={p.t(swipeNames[s])}
                  on={prefs().swipeRight === s}
                  onTap={() => p.act.configure({ swipeRight: s })}
                />
              )}
            </List>
          </Sheet>
          <Sheet open={p.view.open === "left"} title={p.t("swipeLeft")}>
            <List each={swipes}>
              {(s) => (
                <RadioRow
                  title={p.t(swipeNames[s])}
                  on={prefs().swipeLeft === s}
                  onTap={() => p.act.configure({ swipeLeft: s })}
                />
              )}
            </List>
          </Sheet>
          <Sheet open={p.view.open === "size"} title={p.t("textSize")}>
            <List each={textSizes}>
              {(s) => (
                <RadioRow title={p.t(s)} on={prefs().textSize === s} onTap={() => p.act.configure({ textSize: s })} />
              )}
            </List>
          </Sheet>
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
          <Sheet open={p.view.open === "tone"} title={p.t("defaultTone")}>
            <List each={notificationSounds}>
              {(tone) => (
                <RadioRow title={p.t(tone)} on={prefs().tone === tone} onTap={() => p.act.configure({ tone })} />
              )}
            </List>
          </Sheet>
        </>
      }
    >
      <Section title={p.t("general")}>
        <SwitchRow
          title={p.t("networkMessages")}
          subtitle={p.t(!prefs().networkMessages ? "networkHint" : online(p.os) ? "networkOn" : "networkOff")}
          on={prefs().networkMessages}
          onTap={() => p.act.configure({ networkMessages: !prefs().networkMessages })}
        />
        <SwitchRow
          title={p.t("reports")}
          subtitle={p.t("reportsHint")}
          on={prefs().reports}
          onTap={() => p.act.configure({ reports: !prefs().reports })}
        />
        <SwitchRow
          title={p.t("dropCodes")}
          subtitle={p.t("dropCodesHint")}
          on={prefs().dropCodes}
          onTap={() => p.act.configure({ dropCodes: !prefs().dropCodes })}
        />
        <SwitchRow
          title={p.t("spamWarnings")}
          subtitle={p.t("spamWarningsHint")}
          on={prefs().spamWarnings}
          onTap={() => p.act.configure({ spamWarnings: !prefs().spamWarnings })}
        />
        <Row title={p.t("sim")} value={simName()} leads onTap={() => p.setView({ open: "sim" })} />
        <SwitchRow
          title={p.t("faces")}
          subtitle={p.t("facesHint")}
          on={prefs().faces}
          onTap={() => p.act.configure({ faces: !prefs().faces })}
        />
        <Row title={p.t("textSize")} value={p.t(prefs().textSize)} leads onTap={() => p.setView({ open: "size" })} />
      </Section>
      <Section title={p.t("swipeActions")}>
        <Row
          title={p.t("swipeRight")}
          value={p.t(swipeNames[prefs().swipeRight])}
          leads
          onTap={() => p.setView({ open: "right" })}
        />
        <Row
          title={p.t("swipeLeft")}
          value={p.t(swipeNames[prefs().swipeLeft])}
          leads
          onTap={() => p.setView({ open: "left" })}
        />
      </Section>
      <Section title={p.t("notifications")}>
        <Row title={p.t("defaultTone")} value={p.t(prefs().tone)} leads onTap={() => p.setView({ open: "tone" })} />
        <Row title={p.t("channels")} leads onTap={() => p.act.seeNotifications()} />
      </Section>
      <Section>
        <Row title={p.t("blocked")} leads onTap={() => p.act.seeBlocked()} />
      </Section>
    </Page>
  );
});
