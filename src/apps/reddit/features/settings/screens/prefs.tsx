import { hasValues } from "#os/prefs.ts";
import { PrefSections } from "#ui/kit/pref-list.tsx";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/reddit/index.ts";
import { Cell, Cells, SwitchCell } from "#apps/reddit/looks/cells.tsx";
import { Frame } from "#apps/reddit/looks/frame.tsx";
import { ChoiceSheet } from "#apps/reddit/looks/overlays.tsx";
import { strings } from "#apps/reddit/strings.ts";
import { choices, pages, type RowTarget } from "../prefs.ts";

export default screen(app, strings, "prefs", (p) => {
  const follow = (to: RowTarget): void => {
    if ("choice" in to) p.act.openChoice({ name: to.choice });
    else p.act[to.screen]();
  };
  const summary = (to: RowTarget): string | undefined => {
    if ("choice" in to) return undefined;
    if (to.screen === "language") return p.lang === "en" ? "English" : "简体中文";
    if (to.screen === "blockedUsers") return String(Object.keys(p.state.blocked).length);
    return to.screen === "mutedCommunities" ? String(Object.keys(p.state.muted).length) : undefined;
  };
  return (
    <Frame
      back
      title={p.t(p.params.page)}
      overlays={
        <ChoiceSheet
          open={p.view.open === "choice" && p.view.choice !== null}
          title={p.view.choice === null ? "" : p.t(p.view.choice)}
          items={(p.view.choice === null ? [] : choices[p.view.choice].options).map((option) => ({
            label: p.t(option.label),
            on: hasValues(p.state.prefs, option.put),
            onTap: () => p.act.put(option.put),
          }))}
        />
      }
    >
      <PrefSections
        host={p}
        sections={pages[p.params.page]}
        summary={summary}
        onPut={p.act.put}
        onOpen={follow}
        section={(section) => <Cells title={section.title}>{section.rows}</Cells>}
        switchRow={(row) => <SwitchCell {...row} />}
        openRow={(row) => <Cell {...row} />}
      />
    </Frame>
  );
});
