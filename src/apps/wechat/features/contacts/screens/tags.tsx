import { For } from "solid-js";
import { listText } from "../../../../../os/format.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { BigButton, Cell, Cells, Remark, WordLink } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import wechat from "../../../index.ts";
import { strings } from "../../../strings.ts";
import { nameIn, taggedWith } from "../queries.ts";

export default screen(wechat, strings, "tags", (p) => (
  <Frame back title={p.t("tags")}>
    <Cells>
      <For each={Object.values(p.state.tags)} fallback={<Remark big>{p.t("noTags")}</Remark>}>
        {(tag) => {
          const members = () => taggedWith(p.state, tag.id);
          return (
            <Cell
              tall
              title={`${tag.name}(${members().length})`}
              note={listText(
                members()
                  .slice(0, 4)
                  .map((f) => nameIn(p.state, f.id)),
                p.lang,
              )}
              trailing={
                <WordLink
                  label={p.t("delete")}
                  name={`${p.t("delete")} ${tag.name}`}
                  onTap={() => p.act.deleteTag({ id: tag.id })}
                />
              }
              onTap={() => p.act.open({ id: tag.id })}
            />
          );
        }}
      </For>
    </Cells>
    <BigButton label={p.t("newTag")} onTap={() => p.act.add()} />
  </Frame>
));
