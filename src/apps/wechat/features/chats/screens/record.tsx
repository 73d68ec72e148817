import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import wechat from "#apps/wechat/index.ts";
import { strings, type Word } from "#apps/wechat/strings.ts";
import type { Body } from "../state.ts";

const kindLabels: Partial<Record<Body["kind"], Word>> = {
  picture: "kindPicture",
  sticker: "kindSticker",
  card: "personalCard",
};
export default screen(wechat, strings, "record", (p) => {
  const body = () => {
    const found = p.state.messages[p.params.id]?.body;
    return found?.kind === "record" ? found : undefined;
  };
  const wordOf = (kind: string) => p.t(kindLabels[kind as Body["kind"]] ?? "nothingThere");
  return (
    <Frame
      back
      white
      title={body() ? p.t("recordOf", { name: body()!.title }) : ""}
      actions={<NavTextButton label={p.t("forward")} disabled={!body()} onTap={() => p.act.forward()} />}
    >
      <Show when={body()} fallback={<Remark big>{p.t("message-missing")}</Remark>}>
        {(it) => (
          <Cells first>
            <For each={it().lines}>
              {(line) => <Cell title={line.text === "" ? wordOf(line.kind) : line.text} note={line.who} />}
            </For>
          </Cells>
        )}
      </Show>
    </Frame>
  );
});
