import play from "@material-symbols/svg-400/outlined/play_arrow-fill.svg?raw";
import pause from "@material-symbols/svg-400/outlined/pause-fill.svg?raw";
import next from "@material-symbols/svg-400/outlined/skip_next-fill.svg?raw";
import previous from "@material-symbols/svg-400/outlined/skip_previous-fill.svg?raw";
import back from "@material-symbols/svg-400/outlined/fast_rewind.svg?raw";
import on from "@material-symbols/svg-400/outlined/fast_forward.svg?raw";
import { For } from "solid-js";
import { durationText, timeText } from "#os/format.ts";
import { isPlaying, positionAt, sessionOf } from "#os/media-session.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { Pill } from "#apps/weread/looks/cells.tsx";
import { Cover } from "#apps/weread/looks/covers.tsx";
import { Leaf } from "#apps/weread/looks/frame.tsx";
import { ChapterRow } from "#apps/weread/looks/notes.tsx";
import { ActSheet, HalfSheet } from "#apps/weread/looks/overlays.tsx";
import { Slider, SoundButton } from "#apps/weread/looks/player.tsx";
import { strings } from "#apps/weread/strings.ts";
import { parseItem } from "../playing.ts";
import { sleepMinutes, speeds } from "../state.ts";

export default screen(app, strings, "player", (p) => {
  const read = queryWorld(books.queries.audiobook, () => ({ id: p.params.audio }));
  const audio = () => read() ?? undefined;
  /** The session, if it plays this audiobook. */
  const session = () => {
    const own = sessionOf(p.os, "weread");
    return own && parseItem(own.item).audio === p.params.audio ? own : null;
  };
  const chapter = () => {
    const own = session();
    return own ? parseItem(own.item).chapter : (p.state.listened[p.params.audio]?.chapter ?? 0);
  };
  const lengthMs = () => audio()?.chapters[chapter()]?.ms ?? 0;
  const at = () => {
    const own = session();
    return own ? positionAt(own, p.now) : (p.state.listened[p.params.audio]?.ms ?? 0);
  };
  const sleepWord = (): string => {
    const sleep = p.os.media?.active === "weread" ? p.os.media.sleep : null;
    if (sleep === null) return p.t("sleepTimer");
    return sleep === "end" ? p.t("sleepEnd") : p.t("sleepUntil", { time: timeText(sleep, p.os) });
  };
  return (
    <Leaf
      back
      title={audio()?.title ?? ""}
      overlays={
        <>
          <ActSheet
            open={p.view.open === "speed"}
            items={speeds.map((speed) => ({
              label: p.t("speedOf", { x: speed }),
              on: p.state.speed === speed,
              onTap: () => p.act.setSpeed({ speed }),
            }))}
          />
          <ActSheet
            open={p.view.open === "sleep"}
            items={[
              { label: p.t("sleepOff"), onTap: () => p.act.setSleep({ after: null }) },
              ...sleepMinutes.map((after) => ({
                label: p.t("sleepMin", { n: after }),
                onTap: () => p.act.setSleep({ after }),
              })),
              { label: p.t("sleepEnd"), onTap: () => p.act.setSleep({ after: "end" }) },
            ]}
          />
          <HalfSheet open={p.view.open === "chapters"} title={p.t("chaptersWord")} part="chapters">
            <For each={audio()?.chapters ?? []}>
              {(one, n) => (
                <ChapterRow
                  title={one.title}
                  note={durationText(one.ms)}
                  on={n() === chapter()}
                  onTap={() => p.act.playChapter({ chapter: n() })}
                />
              )}
            </For>
          </HalfSheet>
        </>
      }
    >
      <div class="player">
        <Cover book={audio()?.book ?? ""} title={audio()?.title} width={180} />
        <h2>{audio()?.chapters[chapter()]?.title ?? ""}</h2>
        <p>{p.t("narratedBy", { name: audio()?.narrator ?? "" })}</p>
        <Slider
          name={p.t("position")}
          value={`${durationText(at())} / ${durationText(lengthMs())}`}
          share={lengthMs() === 0 ? 0 : at() / lengthMs()}
          onSlide={(share) => p.act.seek({ ms: Math.round(share * lengthMs()) })}
        />
        <div class="player-times">
          <p>{durationText(at())}</p>
          <p>{durationText(lengthMs())}</p>
        </div>
        <div class="player-acts">
          <SoundButton icon={previous} name={p.t("previousChapter")} onTap={() => p.act.previous()} />
          <SoundButton icon={back} name={p.t("skipBack")} onTap={() => p.act.skip({ seconds: -15 })} />
          <SoundButton
            large
            icon={isPlaying(session()) ? pause : play}
            name={p.t(isPlaying(session()) ? "pause" : "play")}
            onTap={() => (isPlaying(session()) ? p.act.pause() : p.act.play())}
          />
          <SoundButton icon={on} name={p.t("skipOn")} onTap={() => p.act.skip({ seconds: 15 })} />
          <SoundButton icon={next} name={p.t("nextChapter")} onTap={() => p.act.next()} />
        </div>
        <div class="book-buy">
          <Pill
            kind="grey"
            label={p.t("speedOf", { x: p.state.speed })}
            name={p.t("speed")}
            onTap={() => p.act.showPanel({ panel: "speed" })}
          />
          <Pill kind="grey" label={sleepWord()} onTap={() => p.act.showPanel({ panel: "sleep" })} />
          <Pill kind="grey" label={p.t("chaptersWord")} onTap={() => p.act.showPanel({ panel: "chapters" })} />
          <Pill
            kind="grey"
            label={p.t("toBook")}
            disabled={!audio()}
            onTap={() => p.act.openBook({ book: audio()?.book ?? "" })}
          />
        </div>
      </div>
    </Leaf>
  );
});
