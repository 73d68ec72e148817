import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { FieldCell } from "#apps/wechat/looks/fields.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import { Pill, Pills } from "#apps/wechat/looks/profile.tsx";
import wechat from "#apps/wechat/index.ts";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "remark", (p) => (
  <Frame
    cancel={p.t("cancel")}
    title={p.t("remarkAndTags")}
    actions={<NavTextButton filled label={p.t("save")} onTap={() => p.act.save()} />}
  >
    <Show when={p.state.friends[p.params.person]} fallback={<Remark big>{p.t("no-friend")}</Remark>}>
      <Cells title={p.t("remark")}>
        <FieldCell at={p.field("remark")} label={p.t("remark")} placeholder={p.t("remarkHint")} caps="words" />
      </Cells>
      <Cells title={p.t("tag")}>
        <Pills>
          <For each={Object.values(p.state.tags)}>
            {(tag) => (
              <Pill label={tag.name} on={p.view.tags.includes(tag.id)} onTap={() => p.act.toggleTag({ tag: tag.id })} />
            )}
          </For>
          <Pill label={`+ ${p.t("newTag")}`} on={false} onTap={() => p.act.newTag()} />
        </Pills>
      </Cells>
      <Cells title={p.t("description")}>
        <FieldCell at={p.field("note")} label={p.t("description")} placeholder={p.t("descriptionHint")} multiline />
      </Cells>
    </Show>
  </Frame>
));
