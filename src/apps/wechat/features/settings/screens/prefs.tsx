import { PrefSections } from "#ui/kit/pref-list.tsx";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells, SwitchRow } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { pages, type RowTarget } from "../prefs.ts";

export default screen(wechat, strings, "prefs", (p) => {
  const follow = (to: RowTarget): void => {
    if (to.screen === "prefs") p.act.openPage({ page: to.page });
    else if (to.screen === "prefChoice") p.act.openChoice({ name: to.name });
    else p.act[to.screen]();
  };
  const summary = (to: RowTarget): string | undefined => {
    if (to.screen === "fontSize") return p.t(`size_${p.state.prefs.size}`);
    if (to.screen === "language") return p.lang === "en" ? "English" : "简体中文";
    return to.screen === "permits" ? String(Object.values(p.state.permits).filter((x) => x).length) : undefined;
  };
  return (
    <Frame back title={p.t(p.params.page)}>
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
        switchRow={(row) => <SwitchRow {...row} />}
        openRow={(row) => <Cell {...row} leads />}
      />
    </Frame>
  );
});
