import { titleOf } from "../../../../../ui/apps.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { Button } from "../../../../../ui/kit/buttons.tsx";
import { AppIcon } from "../../../../../ui/kit/app-icon.tsx";
import { Page, Section } from "../../../../../ui/kit/page.tsx";
import { Row } from "../../../../../ui/kit/rows.tsx";
import { bytesText, sizesOf } from "../../../figures.ts";
import settings from "../../../index.ts";
import { strings } from "../../../strings.ts";
import { Hero } from "../../../screens/parts/hero.tsx";

export default screen(settings, strings, "appStorage", (p) => {
  const sizes = () => sizesOf(p.state, p.params.id, p.now);
  return (
    <Page back title={p.t("appStorage")}>
      <Hero
        picture={<AppIcon app={p.params.id} />}
        title={titleOf(p.params.id, p.lang)}
        about={bytesText(sizes().app + sizes().data + sizes().cache)}
      />
      <Section>
        <Row title={p.t("appSize")} value={bytesText(sizes().app)} />
        <Row title={p.t("userData")} value={bytesText(sizes().data)} />
        <Row title={p.t("cache")} value={bytesText(sizes().cache)} />
        <Row title={p.t("totalSize")} value={bytesText(sizes().app + sizes().data + sizes().cache)} />
      </Section>
      <Button
        wide
        kind="tonal"
        label={p.t("clearCache")}
        disabled={sizes().cache === 0}
        onTap={() => p.act.clearCache()}
      />
    </Page>
  );
});
