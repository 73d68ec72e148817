import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import delForever from "@material-symbols/svg-400/rounded/delete_forever.svg?raw";
import moreIcon from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import restore from "@material-symbols/svg-400/rounded/restore_from_trash.svg?raw";
import selectAll from "@material-symbols/svg-400/rounded/select_all.svg?raw";
import sweep from "@material-symbols/svg-400/rounded/delete_sweep.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Menu } from "#ui/kit/overlays.tsx";
import { Empty, Page, Stack, Text } from "#ui/kit/page.tsx";
import { PhotoGrid } from "../looks/photo-grid.tsx";
import gallery from "../index.ts";
import { trashedPhotos } from "../queries.ts";
import { strings } from "../strings.ts";

export default screen(gallery, strings, "trash", (p) => {
  const files = createMemo(() => trashedPhotos(p.os.files));
  const selecting = () => p.view.selected.length > 0;
  return (
    <Page
      back={selecting() ? "close" : true}
      tone="blue"
      title={selecting() ? p.t("selected", { n: p.view.selected.length }) : p.t("trash")}
      actions={
        <Show
          when={selecting()}
          fallback={
            <Show when={files().length > 0}>
              <IconButton icon={moreIcon} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />
            </Show>
          }
        >
          <IconButton icon={restore} name={p.t("restore")} onTap={() => p.act.restore()} />
          <IconButton icon={delForever} name={p.t("destroy")} onTap={() => p.act.destroy()} />
        </Show>
      }
      overlays={
        <Menu
          open={p.view.open === "menu"}
          items={[
            {
              label: p.t("selectAll"),
              icon: selectAll,
              onTap: () => p.act.selectAll({ ids: files().map((f) => f.id) }),
            },
            { label: p.t("empty"), icon: sweep, danger: true, onTap: () => p.act.empty() },
          ]}
        />
      }
    >
      <Show when={files().length > 0} fallback={<Empty icon={del} title={p.t("trashEmpty")} />}>
        <PhotoGrid
          part="page"
          columns={p.state.columns}
          sections={[{ key: "trash", files: files() }]}
          marked={p.view.selected}
          onTap={(id) => p.act.select({ id })}
        />
        <Stack pad>
          <Text as="sub" dim>
            {p.t("trashNote")}
          </Text>
        </Stack>
      </Show>
    </Page>
  );
});
