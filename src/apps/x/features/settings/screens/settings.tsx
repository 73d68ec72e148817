import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/x/index.ts";
import { Cell, Heading, Rule } from "#apps/x/looks/cells.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { strings } from "#apps/x/strings.ts";

export default screen(app, strings, "settings", (p) => (
  <Leaf back title={p.t("settings")} note={`@${p.state.profile.handle}`}>
    <Heading text={p.t("accountSection")} />
    <Cell title={p.t("username")} note={`@${p.state.profile.handle}`} onTap={() => p.act.username()} />
    <Cell title={p.t("editProfile")} note={p.state.profile.name} onTap={() => p.act.editProfile()} />
    <Rule />
    <Heading text={p.t("privacySection")} />
    <Cell title={p.t("audience")} note={p.t("audienceNote")} onTap={() => p.act.openPage({ page: "audience" })} />
    <Cell
      title={p.t("directMessages")}
      note={p.t("directMessagesNote")}
      onTap={() => p.act.openPage({ page: "directMessages" })}
    />
    <Cell
      title={p.t("findability")}
      note={p.t("findabilityNote")}
      onTap={() => p.act.openPage({ page: "findability" })}
    />
    <Cell title={p.t("content")} note={p.t("contentNote")} onTap={() => p.act.openPage({ page: "content" })} />
    <Cell
      title={p.t("mutedAccounts")}
      note={String(Object.keys(p.state.muted).length)}
      onTap={() => p.act.openHidden({ kind: "muted" })}
    />
    <Cell title={p.t("mutedWords")} note={String(p.state.words.length)} onTap={() => p.act.mutedWords()} />
    <Cell
      title={p.t("blockedAccounts")}
      note={String(Object.keys(p.state.blocked).length)}
      onTap={() => p.act.openHidden({ kind: "blocked" })}
    />
    <Rule />
    <Heading text={p.t("notificationsSection")} />
    <Cell title={p.t("filters_page")} note={p.t("filtersPageNote")} onTap={() => p.act.openPage({ page: "filters" })} />
    <Cell title={p.t("push")} note={p.t("pushNote")} onTap={() => p.act.openPage({ page: "push" })} />
    <Rule />
    <Heading text={p.t("displaySection")} />
    <Cell title={p.t("display")} note={p.t("displayNote")} onTap={() => p.act.openPage({ page: "display" })} />
  </Leaf>
));
