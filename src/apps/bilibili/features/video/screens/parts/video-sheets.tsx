/** The sheets of a video: coins, folders, sharing. */
import flag from "@material-symbols/svg-400/outlined/flag.svg?raw";
import late from "@material-symbols/svg-400/outlined/schedule.svg?raw";
import link from "@material-symbols/svg-400/outlined/link.svg?raw";
import load from "@material-symbols/svg-400/outlined/download.svg?raw";
import out from "@material-symbols/svg-400/outlined/share.svg?raw";
import post from "@material-symbols/svg-400/outlined/mode_fan.svg?raw";
import refuse from "@material-symbols/svg-400/outlined/block.svg?raw";
import send from "@material-symbols/svg-400/outlined/send.svg?raw";
import { For } from "solid-js";
import { truncateText } from "#os/text-edit.ts";
import { copyText } from "#ui/kit/copyable.tsx";
import type { Video } from "#world/videos/index.ts";
import { videoUrl } from "#apps/bilibili/links.ts";
import { BarWord } from "#apps/bilibili/looks/frame.tsx";
import { Cells, Pill, TickCell } from "#apps/bilibili/looks/cells.tsx";
import { CoinChoice, HalfSheet, SignRow } from "#apps/bilibili/looks/overlays.tsx";
import { listFavourites, listFolders } from "../../../me/queries.ts";
import type { VideoProps } from "./props.ts";

export function VideoSheets(p: { readonly host: VideoProps; readonly video: Video }) {
  const t: VideoProps["t"] = (key, facts) => p.host.t(key, facts);
  const left = () => (p.video.original ? 2 : 1) - (p.host.state.given[p.video.id]?.coins ?? 0);
  return (
    <>
      <HalfSheet
        open={p.host.view.open === "coins"}
        title={t("coinTitle", { name: p.video.name })}
        foot={
          <Pill
            wide
            label={t("giveCoins")}
            disabled={p.host.view.coins > left() || p.host.view.coins > p.host.state.coins}
            onTap={() => p.host.act.giveCoins()}
          />
        }
      >
        <div class="coin-row">
          <For each={[1, 2] as const}>
            {(coins) => (
              <CoinChoice
                label={t(`coin_${coins}`)}
                coins={coins}
                on={p.host.view.coins === coins}
                disabled={coins > left()}
                onTap={() => p.host.setView({ coins })}
              />
            )}
          </For>
        </div>
        <TickCell
          many
          title={t("alsoLike")}
          on={p.host.view.alsoLike}
          onTap={() => p.host.setView({ alsoLike: !p.host.view.alsoLike })}
        />
        <p class="coin-note">
          {t("coinBalance", { n: p.host.state.coins })} · {left() > 0 ? t("coinsLeft", { n: left() }) : t("coinsFull")}
        </p>
      </HalfSheet>
      <HalfSheet
        open={p.host.view.open === "folders"}
        title={t("addToFolders")}
        action={<BarWord label={`+ ${t("newFolder")}`} onTap={() => p.host.act.newFolder()} />}
        foot={<Pill wide label={t("done")} onTap={() => p.host.act.saveFolders()} />}
      >
        <Cells>
          <For each={listFolders(p.host.state)}>
            {(folder) => (
              <TickCell
                many
                title={folder.name}
                note={`${t("itemsCount", { n: listFavourites(p.host.state, folder.id).length })} · ${t(folder.private ? "privateFolder" : "publicFolder")}`}
                on={p.host.view.folders.includes(folder.id)}
                onTap={() => p.host.act.tickFolder({ folder: folder.id })}
              />
            )}
          </For>
        </Cells>
      </HalfSheet>
      <HalfSheet open={p.host.view.open === "share"} title={t("share")}>
        <SignRow
          part="shares"
          items={[
            { label: t("sendToFriends"), icon: send, onTap: () => p.host.act.sendTo() },
            { label: t("toPost"), icon: post, onTap: () => p.host.act.toPost() },
            {
              label: t("moreApps"),
              icon: out,
              onTap: () => p.host.act.shareOut({ title: truncateText(p.video.title, 80) }),
            },
            { label: t("copyLink"), icon: link, onTap: () => copyText(videoUrl(p.video.id)) },
          ]}
        />
        <SignRow
          part="acts"
          items={[
            { label: t("watchLater"), icon: late, onTap: () => p.host.act.watchLater() },
            { label: t("download"), icon: load, onTap: () => p.host.act.download() },
            { label: t("notInterested"), icon: refuse, onTap: () => p.host.act.notInterested() },
            { label: t("report"), icon: flag, onTap: () => p.host.act.report() },
          ]}
        />
      </HalfSheet>
    </>
  );
}
