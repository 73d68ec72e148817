import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/x/index.ts";
import { Pill, SwitchCell } from "#apps/x/looks/cells.tsx";
import { FieldBox } from "#apps/x/looks/forms.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { strings } from "#apps/x/strings.ts";

export default screen(app, strings, "listForm", (p) => (
  <Leaf
    back="close"
    title={p.t(p.params.list === null ? "createList" : "editList")}
    actions={
      <Pill
        label={p.t(p.params.list === null ? "create" : "done")}
        disabled={!p.can("save")}
        onTap={() => p.act.save()}
      />
    }
  >
    <FieldBox
      at={p.field("name")}
      label={p.t("listName")}
      caps="words"
      enter="next"
      left={`${p.view.name.length} / 25`}
    />
    <FieldBox at={p.field("about")} label={p.t("listAbout")} left={`${p.view.about.length} / 100`} />
    <SwitchCell
      title={p.t("makePrivate")}
      note={p.t("makePrivateHint")}
      on={p.view.private}
      onTap={() => p.act.togglePrivate()}
    />
    <Show when={p.params.list}>
      {(list) => <Pill wide kind="danger" label={p.t("deleteList")} onTap={() => p.act.remove({ list: list() })} />}
    </Show>
  </Leaf>
));
