import { For, Show } from "solid-js";
import { sizeText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells, TextLink } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { BigFigure } from "#apps/wechat/looks/settings.tsx";
import { peerName } from "#apps/wechat/shared-queries.ts";
import { strings } from "#apps/wechat/strings.ts";
import { appBytes, chatsWithMedia } from "../queries.ts";

export default screen(wechat, strings, "storage", (p) => {
  const chats = () => chatsWithMedia(p.state);
  const all = () => appBytes + p.state.cacheBytes + chats().reduce((sum, c) => sum + c.bytes, 0);
  return (
    <Frame back title={p.t("storage")}>
      <BigFigure title={p.t("storageAll")} figure={sizeText(all())} />
      <Cells>
        <Cell title={p.t("storageApp")} value={sizeText(appBytes)} />
        <Cell
          title={p.t("storageCache")}
          note={p.t("storageCacheNote")}
          value={sizeText(p.state.cacheBytes)}
          trailing={
            <TextLink
              label={p.t("clearWord")}
              name={`${p.t("clearWord")}: ${p.t("storageCache")}`}
              disabled={p.state.cacheBytes === 0}
              onTap={() => p.act.clearCache()}
            />
          }
        />
      </Cells>
      <Show when={chats().length > 0}>
        <Cells title={p.t("storageChats")}>
          <For each={chats()}>
            {(c) => (
              <Cell
                title={peerName(p.state, c.peer)}
                note={p.t("mediaCount", { n: c.count, size: sizeText(c.bytes) })}
                trailing={
                  <TextLink
                    label={p.t("clearWord")}
                    name={`${p.t("clearWord")}: ${peerName(p.state, c.peer)}`}
                    onTap={() => p.act.clearMedia({ peer: c.peer })}
                  />
                }
              />
            )}
          </For>
        </Cells>
      </Show>
    </Frame>
  );
});
