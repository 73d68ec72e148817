import { Portrait } from "#ui/kit/portrait.tsx";
import { Clip } from "#apps/alipay/looks/home.tsx";
import { VideoPage } from "#apps/alipay/looks/page.tsx";
import { clipIds, clips } from "../../clips.ts";
import type { TabProps } from "./tab.tsx";

export function videoTab(p: TabProps["screenProps"], foot: TabProps["footer"]) {
  const at = () => p.view.clip % clipIds.length;
  const id = () => clipIds[at()]!;
  const liked = () => p.state.liked.includes(id());
  const followed = () => p.state.followed.includes(id());
  const likes = () => {
    const n = clips[id()].likes + (liked() ? 1 : 0);
    if (p.lang === "en") return n < 1000 ? String(n) : `${(n / 1000).toFixed(1)}K`;
    return n < 10_000 ? String(n) : `${(n / 10_000).toFixed(1)}万`;
  };
  return (
    <VideoPage foot={foot()}>
      <Clip
        scene={clips[id()].scene}
        title={p.t(`clip_${id()}`)}
        author={`@${p.t(`clip_${id()}_by`)}`}
        likes={likes()}
        liked={liked()}
        followed={followed()}
        playing={p.view.playing}
        share={0.32}
        names={{
          like: p.t("like"),
          next: p.t("nextVideo"),
          follow: p.t(followed() ? "following" : "follow"),
          play: p.t(p.view.playing ? "pauseVideo" : "playVideo"),
        }}
        face={<Portrait of={`clip_${id()}`} size={40} radius={20} />}
        onPlay={() => p.act.playPause()}
        onLike={() => p.act.like({ id: id() })}
        onFollow={() => p.act.follow({ id: id() })}
        onNext={(by) => p.act.showClip({ clip: (at() + by + clipIds.length) % clipIds.length })}
      />
    </VideoPage>
  );
}
