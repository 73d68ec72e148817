import { PrefSections } from "#ui/kit/pref-list.tsx";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/bilibili/index.ts";
import { Cell, Cells, SwitchCell } from "#apps/bilibili/looks/cells.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { pages, type RowTarget } from "../prefs.ts";

export default screen(app, strings, "prefs", (p) => {
  const follow = (to: RowTarget): void => {
    if (to.screen === "prefChoice") p.act.openChoice({ name: to.name });
    else p.act[to.screen]();
  };
  const summary = (to: RowTarget): string | undefined => {
    if (to.screen === "language") return p.lang === "en" ? "English" : "简体中文";
    if (to.screen === "blockedUsers") return String(Object.keys(p.state.blocked).length);
    if (to.screen === "hiddenAuthors") return String(Object.keys(p.state.hiddenAuthors).length);
    return to.screen === "mutedWords" ? String(p.state.mutedWords.length) : undefined;
  };
  return (
    <Leaf grey back title={p.t(p.params.page)}>
      <PrefSections
        host={p}
        sections={pages[p.params.page]}
        summary={summary}
        onPut={p.act.put}
        onOpen={follow}
        section={(section) => (
          <Cells title={section.title} note={section.note}>
            {section.rows}
          </Cells>
        )}
        switchRow={(row) => <SwitchCell {...row} />}
        openRow={(row) => <Cell {...row} />}
      />
    </Leaf>
  );
});
