import { For } from "solid-js";
import { listText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { BigButton, Cell, Cells, Remark, TextLink } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import wechat from "#apps/wechat/index.ts";
import { strings } from "#apps/wechat/strings.ts";
import { nameOrId, friendsWithTag } from "../queries.ts";

export default screen(wechat, strings, "tags", (p) => (
  <Frame back title={p.t("tags")}>
    <Cells>
      <For each={Object.values(p.state.tags)} fallback={<Remark big>{p.t("noTags")}</Remark>}>
        {(tag) => {
          const members = () => friendsWithTag(p.state, tag.id);
          return (
            <Cell
              tall
              title={`${tag.name}(${members().length})`}
              note={listText(
                members()
                  .slice(0, 4)
                  .map((f) => nameOrId(p.state, f.id)),
                p.lang,
              )}
              trailing={
                <TextLink
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
