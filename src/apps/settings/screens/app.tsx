import { installed, titleOf } from "../../../ui/apps.ts";
import { screen } from "../../../ui/bind.tsx";
import { Button } from "../../../ui/kit/buttons.tsx";
import { AppIcon } from "../../../ui/kit/app-icon.tsx";
import { Page, Section } from "../../../ui/kit/page.tsx";
import { Row, SwitchRow } from "../../../ui/kit/rows.tsx";
import settings from "../index.ts";
import { strings } from "../strings.ts";
import { Hero } from "./parts/hero.tsx";

export default screen(settings, strings, "app", (p) => {
  const title = () => (installed(p.params.id) ? titleOf(p.params.id, p.lang) : p.params.id);
  const allowed = () => !p.os.muted.includes(p.params.id);
  const waiting = () => Object.values(p.os.notifications).filter((n) => n.app === p.params.id).length;
  return (
    <Page back title={p.t("apps")}>
      <Hero picture={<AppIcon app={p.params.id} />} title={title()} about={p.params.id} />
      <Section title={p.t("notifications")}>
        <SwitchRow title={p.t("allowNotifications")} on={allowed()} onTap={() => p.act.notify({ on: !allowed() })} />
        <Row title={p.t("waiting")} value={String(waiting())} />
      </Section>
      <Button wide label={p.t("open")} onTap={() => p.act.open()} />
    </Page>
  );
});
