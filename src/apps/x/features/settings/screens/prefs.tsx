import { Show } from "solid-js";
import { PrefSections } from "#ui/kit/pref-list.tsx";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/x/index.ts";
import { Cell, Heading, Note, Rule, SwitchCell } from "#apps/x/looks/cells.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { strings } from "#apps/x/strings.ts";
import { pages, type RowTarget } from "../prefs.ts";

export default screen(app, strings, "prefs", (p) => {
  const follow = (to: RowTarget): void => {
    if (to.screen === "prefChoice") p.act.openChoice({ name: to.name });
    else p.act[to.screen]();
  };
  const summary = (to: RowTarget): string | undefined => {
    if (to.screen === "language") return p.lang === "en" ? "English" : "简体中文";
    if (to.screen === "followRequests") return String(Object.keys(p.state.requests).length);
    return to.screen === "topics" ? String(p.state.interests.length) : undefined;
  };
  return (
    <Leaf
      back
      title={p.t(p.params.page === "filters" ? "filters_page" : p.params.page)}
      note={`@${p.state.profile.handle}`}
    >
      <PrefSections
        host={p}
        sections={pages[p.params.page]}
        summary={summary}
        onPut={p.act.put}
        onOpen={follow}
        section={(section) => (
          <>
            <Show when={section.index > 0}>
              <Rule />
            </Show>
            <Show when={section.title}>{(title) => <Heading text={title()} />}</Show>
            {section.rows}
            <Show when={section.note}>{(note) => <Note text={note()} />}</Show>
          </>
        )}
        switchRow={(row) => <SwitchCell {...row} />}
        openRow={(row) => <Cell title={row.title} note={row.value} disabled={row.disabled} onTap={row.onTap} />}
      />
    </Leaf>
  );
});
