import gone from "@material-symbols/svg-400/rounded/image.svg?raw";
import { Show } from "solid-js";
import { dateText, timeText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Button } from "#ui/kit/buttons.tsx";
import { Captioned, LookMock, MockPair } from "../looks/look-mock.tsx";
import { Sheet } from "#ui/kit/overlays.tsx";
import { Empty, Page, Stack } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import themes from "../index.ts";
import { isWallpaper, currentLook } from "../queries.ts";
import { targets } from "../state.ts";
import { strings } from "../strings.ts";

export default screen(themes, strings, "wallpaper", (p) => {
  const there = () => isWallpaper(p.os, p.params.of);
  const look = () => ({ ...currentLook(p.os), wallpaper: p.params.of, lockWallpaper: null });
  const time = () => timeText(p.now, p.os);
  const date = () => dateText(p.now, p.os, p.now);
  return (
    <Page
      back
      title={p.t("wallpaper")}
      bottom={
        <Show when={there()}>
          <Stack pad>
            <Button wide label={p.t("setWallpaper")} onTap={() => p.setView({ open: "apply" })} />
          </Stack>
        </Show>
      }
      overlays={
        <Sheet open={p.view.open === "apply"} title={p.t("setWallpaper")}>
          <List each={targets}>{(where) => <Row title={p.t(where)} onTap={() => p.act.apply({ where })} />}</List>
        </Sheet>
      }
    >
      <Show when={there()} fallback={<Empty icon={gone} title={p.t("pictureGone")} />}>
        <MockPair>
          <Captioned caption={p.t("homeScreen")}>
            <LookMock look={look()} time={time()} date={date()} />
          </Captioned>
          <Captioned caption={p.t("lockScreen")}>
            <LookMock lock look={look()} time={time()} date={date()} />
          </Captioned>
        </MockPair>
      </Show>
    </Page>
  );
});
