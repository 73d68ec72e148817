import air from "@material-symbols/svg-400/rounded/compress.svg?raw";
import aimIcon from "@material-symbols/svg-400/rounded/my_location.svg?raw";
import bookmark from "@material-symbols/svg-400/rounded/bookmark.svg?raw";
import bookmarkAdd from "@material-symbols/svg-400/rounded/bookmark_add.svg?raw";
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import edit from "@material-symbols/svg-400/rounded/edit.svg?raw";
import eight from "@material-symbols/svg-400/rounded/all_inclusive.svg?raw";
import explore from "@material-symbols/svg-400/rounded/explore.svg?raw";
import levelIcon from "@material-symbols/svg-400/rounded/adjust.svg?raw";
import light from "@material-symbols/svg-400/rounded/light_mode.svg?raw";
import lock from "@material-symbols/svg-400/rounded/lock.svg?raw";
import lockOpen from "@material-symbols/svg-400/rounded/lock_open.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import near from "@material-symbols/svg-400/rounded/near_me.svg?raw";
import northIcon from "@material-symbols/svg-400/rounded/north.svg?raw";
import pin from "@material-symbols/svg-400/rounded/location_on.svg?raw";
import pinOff from "@material-symbols/svg-400/rounded/location_off.svg?raw";
import reset from "@material-symbols/svg-400/rounded/restart_alt.svg?raw";
import terrain from "@material-symbols/svg-400/rounded/altitude.svg?raw";
import { createMemo, Match, Show, Switch as Choose } from "solid-js";
import { momentText } from "#os/format.ts";
import { screen, type ScreenProps } from "#ui/screen-binding.tsx";
import { Action, Actions } from "#ui/kit/actions.tsx";
import { BottomNav } from "#ui/kit/bottom-nav.tsx";
import { Button, IconButton } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Figure, FigureRow } from "#ui/kit/figures.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { CompassDial, SpiritLevel } from "../looks/instruments.tsx";
import { Dialog, Menu, Sheet } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section, Stack, Text } from "#ui/kit/page.tsx";
import { List, RadioRow, Row } from "#ui/kit/rows.tsx";
import { declinationAt } from "../declination.ts";
import compass from "../index.ts";
import { tabs } from "../navigation.ts";
import {
  bearingsOf,
  courseTolerance,
  degreesOf,
  deviationFrom,
  canUseLocation,
  headingOf,
  isAccurate,
  isLevel,
  northOf,
  formatSexagesimal,
  tiltOf,
  roundDegrees,
  windOf,
} from "../queries.ts";
import { norths } from "../state.ts";
import { strings, type TextKey } from "../strings.ts";

type Props = ScreenProps<typeof compass, "main", TextKey>;
const formatSigned = (n: number): string => String(n).replace("-", "−");

export default screen(compass, strings, "main", (p) => {
  const bearing = createMemo(() => p.state.bearings[p.view.bearing ?? ""]);
  const declination = createMemo(() => declinationAt(p.os.location));
  return (
    <Page
      large
      tone="teal"
      part={p.view.tab}
      title={p.t(p.view.tab === "saved" ? "bearings" : p.view.tab)}
      actions={<IconButton icon={more} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />}
      bottom={
        <BottomNav
          options={[
            { id: "compass", label: p.t("compass"), icon: explore },
            { id: "level", label: p.t("level"), icon: levelIcon },
            { id: "saved", label: p.t("bearings"), icon: bookmark },
          ]}
          chosen={p.view.tab}
          onPick={(id) => p.setView({ tab: tabs.find((tab) => tab === id) ?? "compass" })}
        />
      }
      overlays={
        <>
          <Menu
            open={p.view.open === "menu"}
            items={[
              { label: p.t("setTarget"), icon: aimIcon, onTap: () => p.setView({ degrees: "", open: "aim" }) },
              { label: p.t("northReference"), icon: northIcon, onTap: () => p.setView({ open: "north" }) },
              { label: p.t("calibrate"), icon: eight, onTap: () => p.setView({ open: "calibrate" }) },
            ]}
          />
          <Sheet open={p.view.open === "north"} title={p.t("northReference")}>
            <List each={norths}>
              {(north) => (
                <RadioRow
                  title={p.t(north)}
                  subtitle={
                    north === "magnetic"
                      ? p.t("magneticHint")
                      : canUseLocation(p.os)
                        ? p.t("trueHint", { declination: formatSigned(declination()) })
                        : p.t("place-unknown")
                  }
                  on={northOf(p.state, p.os) === north}
                  onTap={() => p.act.north({ north })}
                />
              )}
            </List>
          </Sheet>
          <Sheet
            open={p.view.open === "calibrate"}
            title={p.t("calibrate")}
            actions={<Button wide label={p.t("done")} onTap={() => p.act.calibrate()} />}
          >
            <Stack pad gap="large" align="center">
              <Icon of={eight} size="huge" />
              <Text center>{p.t("calibrateHint")}</Text>
              <Text as="sub" dim center>
                {p.t("lastCalibrated", { when: momentText(p.state.calibratedAt, p.os, p.now) })}
              </Text>
            </Stack>
          </Sheet>
          <Dialog
            open={p.view.open === "save"}
            title={p.t("saveBearing")}
            ok={p.t("save")}
            disabled={!p.can("save")}
            onOk={() => p.act.save()}
          >
            <Field at={p.field("name")} label={p.t("name")} onEnter={() => p.act.save()} />
          </Dialog>
          <Dialog
            open={p.view.open === "aim"}
            title={p.t("setTarget")}
            ok={p.t("done")}
            disabled={!p.can("aim")}
            onOk={() => p.act.aim()}
          >
            <Field at={p.field("degrees")} label={p.t("targetDegrees")} kind="number" onEnter={() => p.act.aim()} />
          </Dialog>
          <Sheet open={p.view.open === "bearing" && bearing() !== undefined} title={bearing()?.name}>
            <Row icon={aimIcon} title={p.t("aimAt")} onTap={() => p.act.aimAt()} />
            <Row icon={edit} title={p.t("rename")} onTap={() => p.act.startRename()} />
            <Row icon={del} danger title={p.t("delete")} onTap={() => p.act.remove()} />
          </Sheet>
          <Dialog
            open={p.view.open === "rename"}
            title={p.t("rename")}
            ok={p.t("save")}
            disabled={!p.can("rename")}
            onOk={() => p.act.rename()}
          >
            <Field at={p.field("name")} label={p.t("name")} onEnter={() => p.act.rename()} />
          </Dialog>
        </>
      }
    >
      <Choose>
        <Match when={p.view.tab === "compass"}>{compassTab(p)}</Match>
        <Match when={p.view.tab === "level"}>{levelTab(p)}</Match>
        <Match when={p.view.tab === "saved"}>{savedTab(p)}</Match>
      </Choose>
    </Page>
  );
});

function compassTab(p: Props) {
  const heading = createMemo(() => headingOf(p.state, p.os));
  const whole = () => roundDegrees(heading());
  const target = createMemo(() => (p.state.target ? degreesOf(p.state.target, p.state, p.os) : undefined));
  const course = () => {
    if (!p.state.target) return p.t(northOf(p.state, p.os));
    const away = deviationFrom(p.state.target, p.state, p.os);
    if (Math.abs(away) <= courseTolerance) return `${p.t("target", { n: target()! })} · ${p.t("onCourse")}`;
    const turn = p.t(away > 0 ? "turnRight" : "turnLeft", { n: Math.abs(away) });
    return `${p.t("target", { n: target()! })} · ${turn}`;
  };
  const declination = createMemo(() => declinationAt(p.os.location));
  const position = () => {
    const { lat, lon } = p.os.location;
    return p.t("between", {
      a: p.t(lat < 0 ? "southOf" : "northOf", { at: formatSexagesimal(lat) }),
      b: p.t(lon < 0 ? "westOf" : "eastOf", { at: formatSexagesimal(lon) }),
    });
  };
  return (
    <Stack>
      <Figure figure={p.t("degrees", { n: whole() })} above={p.t(windOf(whole()))} below={course()} />
      <CompassDial
        headingDeg={heading()}
        name={p.t("heading", { n: whole(), wind: p.t(windOf(whole())) })}
        letters={p.t("letters").split(" ")}
        targetDeg={target()}
      />
      <Actions>
        <Show when={p.state.target} fallback={<Action icon={lock} label={p.t("lock")} onTap={() => p.act.lock()} />}>
          <Action icon={lockOpen} on label={p.t("unlock")} onTap={() => p.act.unlock()} />
        </Show>
        <Action icon={bookmarkAdd} label={p.t("saveBearing")} onTap={() => p.setView({ name: "", open: "save" })} />
        <Action icon={aimIcon} label={p.t("setTarget")} onTap={() => p.setView({ degrees: "", open: "aim" })} />
      </Actions>
      <Section>
        <Show
          when={canUseLocation(p.os)}
          fallback={
            <Row
              icon={pinOff}
              title={p.t("noPlace")}
              subtitle={p.t("noPlaceHint")}
              leads
              onTap={() => p.act.findPlace()}
            />
          }
        >
          <Row icon={pin} title={p.t("position")} subtitle={position()} />
          <Row
            icon={terrain}
            title={p.t("altitude")}
            value={p.t("meters", { n: Math.round(p.os.location.altitudeM) })}
          />
        </Show>
        <Row icon={air} title={p.t("pressure")} value={p.t("hectopascals", { n: p.os.sensors.pressureHpa })} />
        <Row icon={light} title={p.t("light")} value={p.t("luxes", { n: p.os.sensors.lux })} />
      </Section>
      <Section>
        <Row
          icon={northIcon}
          title={p.t("northReference")}
          subtitle={p.t(northOf(p.state, p.os))}
          leads
          onTap={() => p.setView({ open: "north" })}
        />
        <Show when={canUseLocation(p.os)}>
          <Row
            icon={near}
            title={p.t("declination")}
            value={p.t(declination() < 0 ? "westward" : "eastward", { n: Math.abs(declination()) })}
          />
        </Show>
        <Row
          icon={eight}
          title={p.t("accuracy")}
          subtitle={p.t(isAccurate(p.state, p.now) ? "accurate" : "inaccurate")}
          leads
          onTap={() => p.setView({ open: "calibrate" })}
        />
      </Section>
    </Stack>
  );
}
function levelTab(p: Props) {
  const tilt = createMemo(() => tiltOf(p.state, p.os));
  const worst = () => Math.max(Math.abs(tilt().pitchDeg), Math.abs(tilt().rollDeg));
  const tiltText = (n: number) => p.t("tilt", { n: formatSigned(n) });
  return (
    <Stack>
      <Figure
        figure={tiltText(worst())}
        above={p.t(isLevel(tilt()) ? "isLevel" : "notLevel")}
        below={p.t(p.can("resetZero") ? "zeroHint" : "levelHint")}
      />
      <SpiritLevel
        pitchDeg={tilt().pitchDeg}
        rollDeg={tilt().rollDeg}
        level={isLevel(tilt())}
        name={p.t(isLevel(tilt()) ? "isLevel" : "notLevel")}
      />
      <Section>
        <Row title={p.t("leftRight")} value={tiltText(tilt().rollDeg)} />
        <Row title={p.t("frontBack")} value={tiltText(tilt().pitchDeg)} />
      </Section>
      <Actions>
        <Action icon={levelIcon} label={p.t("zero")} onTap={() => p.act.zero()} />
        <Action icon={reset} label={p.t("resetZero")} disabled={!p.can("resetZero")} onTap={() => p.act.resetZero()} />
      </Actions>
    </Stack>
  );
}
function savedTab(p: Props) {
  const bearings = createMemo(() => bearingsOf(p.state));
  return (
    <Show
      when={bearings().length > 0}
      fallback={<Empty icon={bookmark} title={p.t("noBearings")} hint={p.t("noBearingsHint")} />}
    >
      <Section>
        <List each={bearings()}>
          {(b) => (
            <FigureRow
              end
              figure={p.t("degrees", { n: degreesOf(b, p.state, p.os) })}
              title={b.name}
              subtitle={p.t("bearingLine", {
                wind: p.t(windOf(degreesOf(b, p.state, p.os))),
                north: p.t(northOf(p.state, p.os)),
              })}
              onTap={() => p.act.open({ id: b.id })}
            />
          )}
        </List>
      </Section>
    </Show>
  );
}
