import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Cell, Cells, Remark } from "../../../looks/cells.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import wechat from "../../../index.ts";
import { strings, type Word } from "../../../strings.ts";
import type { Body } from "../state.ts";

const kindWords: Partial<Record<Body["kind"], Word>> = {
  picture: "kindPicture",
  sticker: "kindSticker",
  card: "personalCard",
};
export default screen(wechat, strings, "record", (p) => {
  const body = () => {
    const found = p.state.messages[p.params.id]?.body;
    return found?.kind === "record" ? found : undefined;
  };
  const wordOf = (kind: string) => p.t(kindWords[kind as Body["kind"]] ?? "nothingThere");
  return (
    <Frame
      back
      white
      title={body() ? p.t("recordOf", { name: body()!.title }) : ""}
      actions={<NavWord label={p.t("forward")} disabled={!body()} onTap={() => p.act.forward()} />}
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
