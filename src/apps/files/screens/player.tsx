import ahead from "@material-symbols/svg-400/rounded/forward_10.svg?raw";
import broken from "@material-symbols/svg-400/rounded/scan_delete.svg?raw";
import movie from "@material-symbols/svg-400/rounded/movie.svg?raw";
import music from "@material-symbols/svg-400/rounded/music_note.svg?raw";
import pause from "@material-symbols/svg-400/rounded/pause-fill.svg?raw";
import play from "@material-symbols/svg-400/rounded/play_arrow-fill.svg?raw";
import replay from "@material-symbols/svg-400/rounded/replay_10.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import { createMemo, Show } from "solid-js";
import { durationText, sizeText } from "#os/format.ts";
import { isPlaying, positionAt, sessionOf } from "#os/media-session.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Action, Actions } from "#ui/kit/actions.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Cover } from "../looks/file-parts.tsx";
import { Empty, Page, Stack, Text } from "#ui/kit/page.tsx";
import { SliderRow } from "#ui/kit/rows.tsx";
import files from "../index.ts";
import { findFile, stemOf } from "../queries.ts";
import { strings } from "../strings.ts";

export default screen(files, strings, "player", (p) => {
  const file = createMemo(() => findFile(p.os.files, p.params.id));
  const playing = () => {
    const session = sessionOf(p.os, "files");
    return session?.item === p.params.id ? session : null;
  };
  const lengthMs = () => {
    const content = file()?.content;
    return content?.kind === "opaque" ? content.seconds * 1000 : 0;
  };
  const position = () => (playing() ? positionAt(playing()!, p.now) : 0);
  const runs = () => isPlaying(playing());
  const isVideo = () => file()?.mime.startsWith("video/") === true;
  return (
    <Page
      back
      tone="blue"
      title={file() ? stemOf(file()!.name) : undefined}
      subtitle={file() ? sizeText(file()!.bytes) : undefined}
      actions={
        <Show when={file()}>
          <IconButton icon={share} name={p.t("share")} onTap={() => p.act.share()} />
        </Show>
      }
    >
      <Show when={file()} fallback={<Empty icon={broken} title={p.t("gone")} />}>
        {(it) => (
          <>
            <Cover icon={isVideo() ? movie : music} wide={isVideo()} />
            <Stack align="center" gap="small">
              <Text as="title" center>
                {it().name}
              </Text>
              <Text as="sub" dim center>
                {p.os.files[it().parent ?? ""]?.name ?? ""}
              </Text>
            </Stack>
            <SliderRow
              title={p.t("position")}
              value={lengthMs() > 0 ? Math.round((position() / lengthMs()) * 1000) : 0}
              max={1000}
              text={`${durationText(position())} / ${durationText(lengthMs())}`}
              disabled={!p.can("seek")}
              onPick={(share) => p.act.seek({ share })}
            />
            <Actions>
              <Action
                icon={replay}
                label={p.t("back10")}
                bare
                disabled={!p.can("skip")}
                onTap={() => p.act.skip({ seconds: -10 })}
              />
              <Action
                icon={runs() ? pause : play}
                label={p.t(runs() ? "pause" : "play")}
                kind="main"
                bare
                disabled={!p.can("play")}
                onTap={() => (runs() ? p.act.pause() : p.act.play())}
              />
              <Action
                icon={ahead}
                label={p.t("ahead10")}
                bare
                disabled={!p.can("skip")}
                onTap={() => p.act.skip({ seconds: 10 })}
              />
            </Actions>
          </>
        )}
      </Show>
    </Page>
  );
});
