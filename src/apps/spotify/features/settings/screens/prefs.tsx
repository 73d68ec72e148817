import { Show } from "solid-js";
import { PrefSections } from "#ui/kit/pref-list.tsx";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { Cell, HeadLine, SwitchCell } from "#apps/spotify/looks/rows.tsx";
import { pages, type RowTarget } from "../prefs.ts";

export default screen(app, strings, "prefs", (p) => {
  const follow = (to: RowTarget): void => {
    if (to.screen === "prefChoice") p.act.openChoice({ name: to.name });
    else if (to.screen === "language") p.act.language();
    else p.act.phoneNotices();
  };
  const summary = (to: RowTarget): string | undefined =>
    to.screen === "language" ? (p.lang === "en" ? "English" : "简体中文") : undefined;
  return (
    <Leaf back title={p.t(`page_${p.params.page}`)}>
      <Show when={p.params.page === "privacy"}>
        <SwitchCell
          title={p.t("privateSession")}
          note={p.t("privateSessionNote")}
          on={p.state.privateUntil !== null && p.state.privateUntil > p.now}
          onTap={() => p.act.togglePrivate()}
        />
      </Show>
      <PrefSections
        host={p}
        sections={pages[p.params.page]}
        summary={summary}
        onPut={p.act.put}
        onOpen={follow}
        section={(section) => (
          <>
            <Show when={section.title}>{(title) => <HeadLine text={title()} />}</Show>
            {section.rows}
          </>
        )}
        switchRow={(row) => <SwitchCell {...row} />}
        openRow={(row) => <Cell {...row} />}
      />
    </Leaf>
  );
});
