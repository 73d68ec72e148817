import gone from "@material-symbols/svg-400/rounded/palette.svg?raw";
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import edit from "@material-symbols/svg-400/rounded/edit.svg?raw";
import heart from "@material-symbols/svg-400/rounded/favorite.svg?raw";
import heartFill from "@material-symbols/svg-400/rounded/favorite-fill.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import { createMemo, Show } from "solid-js";
import { dateText, timeText } from "#os/format.ts";
import { wallpapers } from "#os/settings.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Button, IconButton } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Captioned, LookMock, MockPair } from "../looks/look-mock.tsx";
import { Dialog, Menu, Sheet } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section, Stack } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import { queryWorld } from "#ui/world.ts";
import { sceneShape } from "#world/scenes/ids.ts";
import scenes from "#world/scenes/index.ts";
import themes from "../index.ts";
import { isApplied, findTheme } from "../queries.ts";
import { targets } from "../state.ts";
import { strings } from "../strings.ts";

const titles = { both: "bothTheme", home: "home", lock: "lock" } as const;
const hints = { both: "bothThemeHint", home: "homeHint", lock: "lockHint" } as const;

export default screen(themes, strings, "theme", (p) => {
  const theme = createMemo(() => findTheme(p.state, p.params.id, p.lang));
  const liked = () => p.state.favourites.includes(p.params.id);
  const used = () => {
    const it = theme();
    return it !== undefined && isApplied(it.look, p.os, p.state.withMode);
  };
  const picture = queryWorld(scenes.queries.picture, () => {
    const of = theme()?.look.wallpaper ?? "";
    return sceneShape(of) ? { id: of } : null;
  });
  const paperName = (of: string) => {
    const own = wallpapers.find((w) => w === of);
    if (own) return p.t(`paper-${own}`);
    const title = picture()?.title;
    return title ? (p.lang === "en" ? title.en : title.zh) : p.t("myPicture");
  };
  return (
    <Page
      back
      title={theme()?.name ?? p.t("theme")}
      subtitle={used() ? p.t("inUse") : undefined}
      actions={
        <Show when={theme()}>
          <IconButton
            icon={liked() ? heartFill : heart}
            name={p.t(liked() ? "unfavourite" : "favourite")}
            on={liked()}
            onTap={() => p.act.favourite()}
          />
          <Show when={theme()?.own}>
            <IconButton icon={more} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />
          </Show>
        </Show>
      }
      bottom={
        <Show when={theme()}>
          <Stack pad>
            <Button wide label={p.t("apply")} onTap={() => p.setView({ open: "apply" })} />
          </Stack>
        </Show>
      }
      overlays={
        <>
          <Menu
            open={p.view.open === "menu"}
            items={[
              { icon: edit, label: p.t("rename"), onTap: () => p.act.startRename() },
              { icon: del, label: p.t("delete"), danger: true, onTap: () => p.act.delete() },
            ]}
          />
          <Sheet open={p.view.open === "apply"} title={p.t("applyTo")}>
            <List each={targets}>
              {(where) => (
                <Row title={p.t(titles[where])} subtitle={p.t(hints[where])} onTap={() => p.act.apply({ where })} />
              )}
            </List>
          </Sheet>
          <Dialog
            open={p.view.open === "rename"}
            title={p.t("rename")}
            ok={p.t("save")}
            disabled={!p.can("rename")}
            onOk={() => p.act.rename()}
          >
            <Field at={p.field("name")} label={p.t("name")} onEnter={() => p.act.rename()} />
          </Dialog>
        </>
      }
    >
      <Show when={theme()} fallback={<Empty icon={gone} title={p.t("theme-missing")} />}>
        {(it) => (
          <Stack gap="large">
            <MockPair>
              <Captioned caption={p.t("homeScreen")}>
                <LookMock look={it().look} time={timeText(p.now, p.os)} date={dateText(p.now, p.os, p.now)} />
              </Captioned>
              <Captioned caption={p.t("lockScreen")}>
                <LookMock lock look={it().look} time={timeText(p.now, p.os)} date={dateText(p.now, p.os, p.now)} />
              </Captioned>
            </MockPair>
            <Section>
              <Row title={p.t("wallpaper")} value={paperName(it().look.wallpaper)} />
              <Row title={p.t("colour")} value={p.t(it().look.accent)} />
              <Row title={p.t("shape")} value={p.t(it().look.iconShape)} />
              <Row title={p.t("themedIcons")} value={p.t(it().look.themedIcons ? "on" : "off")} />
              <Row title={p.t("font")} value={p.t(it().look.font)} />
              <Row title={p.t("mode")} value={p.t(it().look.mode)} />
            </Section>
          </Stack>
        )}
      </Show>
    </Page>
  );
});
