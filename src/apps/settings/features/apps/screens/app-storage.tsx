import { titleOf } from "#ui/apps.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Button } from "#ui/kit/buttons.tsx";
import { AppIcon } from "#ui/kit/app-icon.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { Row } from "#ui/kit/rows.tsx";
import { bytesText, appSizes } from "#apps/settings/usage.ts";
import settings from "#apps/settings/index.ts";
import { strings } from "#apps/settings/strings.ts";
import { DetailHeader } from "#apps/settings/screens/parts/detail-header.tsx";

export default screen(settings, strings, "appStorage", (p) => {
  const sizes = () => appSizes(p.state, p.params.id, p.now);
  return (
    <Page back title={p.t("appStorage")}>
      <DetailHeader
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
