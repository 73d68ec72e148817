import mail from "@material-symbols/svg-400/outlined/mail.svg?raw";
import gear from "@material-symbols/svg-400/outlined/settings.svg?raw";
import clock from "@material-symbols/svg-400/outlined/schedule.svg?raw";
import coin from "@material-symbols/svg-400/outlined/paid.svg?raw";
import medal from "@material-symbols/svg-400/outlined/workspace_premium.svg?raw";
import star from "@material-symbols/svg-400/outlined/rate_review.svg?raw";
import { For } from "solid-js";
import { dateText } from "#os/format.ts";
import { dayKey } from "#state/civil.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import app from "#apps/weread/index.ts";
import { minutesText } from "#apps/weread/format.ts";
import { Cell, Cells } from "#apps/weread/looks/cells.tsx";
import { BarButton, Leaf } from "#apps/weread/looks/frame.tsx";
import { isMember } from "#apps/weread/reading.ts";
import { Foot } from "#apps/weread/screens/parts/foot.tsx";
import { strings } from "#apps/weread/strings.ts";
import { periodOf, weekStart } from "../../stats/queries.ts";

export default screen(app, strings, "me", (p) => {
  const likes = () => {
    const week = dayKey(weekStart(p.now, p.offsetMin), p.offsetMin);
    return p.state.rankLikedBy.filter((one) => one.week === week).length;
  };
  const cards = () => [
    {
      title: p.t("cardTime"),
      value: p.t("thisWeek", { time: minutesText(periodOf(p.state, "week", p.now, p.offsetMin).ms, p.lang) }),
      onTap: () => p.act.stats(),
    },
    { title: p.t("cardRank"), value: p.t("yourLikes", { n: likes() }), onTap: () => p.act.friends() },
    {
      title: p.t("cardNotes"),
      value: p.t("notesCount", { n: Object.keys(p.state.marks).length + Object.keys(p.state.bookmarks).length }),
      onTap: () => p.act.notes(),
    },
    {
      title: p.t("cardLists"),
      value: p.t("listsCount", { n: Object.keys(p.state.lists).length }),
      onTap: () => p.act.lists(),
    },
  ];
  const unseen = () => p.state.news.filter(({ at }) => at > p.state.newsSeenAt).length;
  return (
    <Leaf
      start={<BarButton icon={mail} name={p.t("notices")} on={unseen() > 0} onTap={() => p.act.notices()} />}
      title={p.t("me")}
      actions={<BarButton icon={gear} name={p.t("settings")} onTap={() => p.act.settings()} />}
      bottom={
        <Foot
          host={p}
          on="me"
          onTab={(tab) => {
            if (tab === "home") p.act.goHome();
            else if (tab === "shelf") p.act.goShelf();
            else if (tab === "audio") p.act.goAudio();
            else p.act.goMe();
          }}
        />
      }
    >
      <Tap class="me-head" role="link" name={p.t("editProfile")} onTap={() => p.act.editProfile()}>
        <Face of="me" size={64} />
        <div class="book-words">
          <p class="me-name">{p.state.profile.name}</p>
          <p class="book-facts">{p.state.profile.signature}</p>
        </div>
      </Tap>
      <div class="me-ties">
        <Tap class="me-tie" role="link" onTap={() => p.act.openFollowing()}>
          <b>{Object.keys(p.state.follows).length}</b> <span>{p.t("following")}</span>
        </Tap>
        <Tap class="me-tie" role="link" onTap={() => p.act.openFollowers()}>
          <b>{Object.keys(p.state.followers).length}</b> <span>{p.t("followers")}</span>
        </Tap>
      </div>
      <div class="me-cards">
        <For each={cards()}>
          {(card) => (
            <Tap class="me-card" role="link" name={card.title} value={card.value} onTap={() => card.onTap()}>
              <p>{card.title}</p>
              <b>{card.value}</b>
            </Tap>
          )}
        </For>
      </div>
      <Cells>
        <Cell
          icon={medal}
          title={p.t("membership")}
          value={
            isMember(p.state, p.now)
              ? p.t("memberTill", { date: dateText(p.state.memberUntil!, p.os, p.now) })
              : p.t("notMember")
          }
          onTap={() => p.act.membership()}
        />
        <Cell icon={coin} title={p.t("wallet")} value={String(p.state.coins)} onTap={() => p.act.wallet()} />
      </Cells>
      <Cells>
        <Cell
          icon={star}
          title={p.t("myReviews")}
          value={String(Object.keys(p.state.reviews).length)}
          onTap={() => p.act.myReviews()}
        />
        <Cell
          icon={clock}
          title={p.t("history")}
          value={String(Object.keys(p.state.progress).length)}
          onTap={() => p.act.history()}
        />
      </Cells>
    </Leaf>
  );
});
