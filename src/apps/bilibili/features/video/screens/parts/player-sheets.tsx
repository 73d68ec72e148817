/** The sheets of the player: its menu, speed, quality, sleep timer, downloads; and the bar for danmaku. */
import { For, Show } from "solid-js";
import type { OsState } from "#os/state.ts";
import { minuteMs } from "#state/civil.ts";
import { Cell, Cells, Pill, TickCell } from "#apps/bilibili/looks/cells.tsx";
import { DanmakuBar } from "#apps/bilibili/looks/forms.tsx";
import { ActSheet, HalfSheet } from "#apps/bilibili/looks/overlays.tsx";
import type { State } from "#apps/bilibili/state.ts";
import type { Playable } from "#apps/bilibili/world.ts";
import { downloadState } from "../../../me/queries.ts";
import { qualities } from "../../../me/state.ts";
import { playbackOf } from "../../playback.ts";
import { danmakuColours, danmakuPlaces, danmakuSizes, speeds } from "../../state.ts";
import type { PlayerHost } from "./player-host.ts";

interface SheetView {
  readonly open: string | null;
  readonly items: readonly string[];
}
interface Host extends PlayerHost {
  readonly state: State;
  readonly os: OsState;
  readonly now: number;
  readonly view: SheetView;
}
const sleeps = [0, 15, 30, 60, "end"] as const;
export function PlayerSheets(p: {
  readonly host: Host;
  readonly playable: Playable;
  /** The parts or episodes that can be downloaded. */
  readonly items: readonly { readonly item: string; readonly title: string }[];
}) {
  const t: PlayerHost["t"] = (key, facts) => p.host.t(key, facts);
  const playback = () => playbackOf(p.host.state, p.host.os, p.host.now, p.playable.item);
  const wifi = () => p.host.os.settings.network.wifi && p.host.os.wifi.connected !== null;
  const quality = () => p.host.state.prefs[wifi() ? "wifiQuality" : "mobileQuality"];
  const is = (name: string) => p.host.view.open === name;
  const sleepWord = () => {
    const { sleeps: at } = playback();
    if (at === null) return t("sleep_0");
    return at === "end" ? t("sleep_end") : t("sleepLeft", { n: Math.max(1, Math.ceil((at - p.host.now) / minuteMs)) });
  };
  const markOf = (item: string): string | undefined => {
    const download = p.host.state.downloads[item];
    if (!download) return undefined;
    return t(downloadState(download, p.host.now) === "done" ? "downloadedMark" : "downloadingMark");
  };
  const wanted = () => p.host.state.prefs.downloadQuality;
  return (
    <>
      <HalfSheet open={is("more")} title={t("playerMenu")}>
        <Cells>
          <Cell title={t("speed")} value={t("speedOf", { x: playback().speed })} onTap={() => p.host.act.speed()} />
          <Cell title={t("quality")} value={t(`q_${quality()}`)} onTap={() => p.host.act.quality()} />
          <Cell title={t("sleepTimer")} value={sleepWord()} onTap={() => p.host.act.sleep()} />
          <Cell title={t("danmakuSettings")} onTap={() => p.host.act.danmakuPrefs()} />
          <Cell title={t("download")} onTap={() => p.host.act.download()} />
        </Cells>
      </HalfSheet>
      <ActSheet
        open={is("speed")}
        title={t("speed")}
        items={speeds.map((speed) => ({
          label: t("speedOf", { x: speed }),
          on: playback().speed === speed,
          onTap: () => p.host.act.setSpeed({ speed }),
        }))}
      />
      <ActSheet
        open={is("quality")}
        title={t("quality")}
        items={qualities.toReversed().map((one) => ({
          label: t(`q_${one}`),
          on: quality() === one,
          onTap: () => p.host.act.setQuality({ quality: one }),
        }))}
      />
      <ActSheet
        open={is("sleep")}
        title={t("sleepTimer")}
        items={sleeps.map((after) => ({ label: t(`sleep_${after}`), onTap: () => p.host.act.setSleep({ after }) }))}
      />
      <HalfSheet
        open={is("download")}
        title={t("downloadChoose")}
        foot={
          <div class="two-buttons">
            <Pill kind="grey" wide label={t("myDownloads")} onTap={() => p.host.act.openDownloads()} />
            <Pill
              wide
              label={t("startDownload", { quality: t(`quality_${wanted()}`) })}
              disabled={p.host.view.items.length === 0}
              onTap={() => p.host.act.startDownload({ quality: wanted() })}
            />
          </div>
        }
      >
        <Cells>
          <For each={p.items}>
            {({ item, title }) => (
              <Show
                when={markOf(item)}
                fallback={
                  <TickCell
                    many
                    title={title}
                    on={p.host.view.items.includes(item)}
                    onTap={() => p.host.act.chooseItem({ item })}
                  />
                }
              >
                {(mark) => <Cell title={title} value={mark()} />}
              </Show>
            )}
          </For>
        </Cells>
      </HalfSheet>
    </>
  );
}
interface DanmakuView {
  readonly styles: boolean;
  readonly colour: (typeof danmakuColours)[number];
  readonly place: (typeof danmakuPlaces)[number];
  readonly size: (typeof danmakuSizes)[number];
}
export function DanmakuWriter(p: {
  readonly host: PlayerHost & { readonly view: DanmakuView };
  readonly at: string;
  readonly item: string;
  readonly ready: boolean;
  readonly onPut: (patch: Partial<DanmakuView>) => void;
}) {
  const t: PlayerHost["t"] = (key, facts) => p.host.t(key, facts);
  return (
    <DanmakuBar
      at={p.at}
      hint={t("danmakuHint")}
      send={t("sendDanmaku")}
      ready={p.ready}
      onSend={() => p.host.act.sendDanmaku({ item: p.item })}
      stylesName={t("danmakuStyles")}
      open={p.host.view.styles}
      onStyles={() => p.host.act.styles()}
      colours={danmakuColours.map((id) => ({ id, name: t(`colour_${id.slice(1)}` as "colour_ffffff") }))}
      colour={p.host.view.colour}
      colourTitle={t("danmakuColour")}
      onColour={(colour) => p.onPut({ colour })}
      places={danmakuPlaces.map((id) => ({ id, name: t(`place_${id}`) }))}
      place={p.host.view.place}
      placeTitle={t("danmakuPlace")}
      onPlace={(place) => p.onPut({ place })}
      sizes={danmakuSizes.map((id) => ({ id, name: t(`textSize_${id}`) }))}
      size={p.host.view.size}
      sizeTitle={t("danmakuSizeTitle")}
      onSize={(size) => p.onPut({ size })}
    />
  );
}
