import ask from "@material-symbols/svg-400/rounded/help.svg?raw";
import clear from "@material-symbols/svg-400/rounded/delete_sweep.svg?raw";
import home from "@material-symbols/svg-400/rounded/home.svg?raw";
import image from "@material-symbols/svg-400/rounded/image.svg?raw";
import sizeIcon from "@material-symbols/svg-400/rounded/format_size.svg?raw";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog, Sheet } from "#ui/kit/overlays.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { List, RadioRow, Row, SwitchRow } from "#ui/kit/rows.tsx";
import browser from "../index.ts";
import { textSizes } from "../state.ts";
import { strings } from "../strings.ts";

export default screen(browser, strings, "settings", (p) => (
  <Page
    title={p.t("settings")}
    back
    overlays={
      <>
        <Dialog
          open={p.view.open === "homepage"}
          title={p.t("homepage")}
          ok={p.t("save")}
          onOk={() => p.act.setHomepage()}
        >
          <Field at={p.field("homepage")} label={p.t("homepage")} kind="url" hint={p.t("homepageHint")} />
        </Dialog>
        <Sheet open={p.view.open === "textSize"} title={p.t("textSize")}>
          <List each={textSizes}>
            {(size) => (
              <RadioRow
                title={p.t(`size-${size}`)}
                on={p.state.textSize === size}
                onTap={() => p.act.setTextSize({ size })}
              />
            )}
          </List>
        </Sheet>
      </>
    }
  >
    <Section>
      <Row icon={home} title={p.t("homepage")} subtitle={p.state.homepage} onTap={() => p.act.startHomepage()} />
      <Row
        icon={sizeIcon}
        title={p.t("textSize")}
        subtitle={p.t(`size-${p.state.textSize}`)}
        onTap={() => p.setView({ open: "textSize" })}
      />
      <SwitchRow
        icon={image}
        title={p.t("images")}
        on={p.state.images}
        onTap={() => p.act.toggle({ name: "images", on: !p.state.images })}
      />
      <SwitchRow
        icon={ask}
        title={p.t("askBeforeDownload")}
        on={p.state.askBeforeDownload}
        onTap={() => p.act.toggle({ name: "askBeforeDownload", on: !p.state.askBeforeDownload })}
      />
      <Row icon={clear} title={p.t("clearData")} onTap={() => p.act.clearData()} />
    </Section>
  </Page>
));
