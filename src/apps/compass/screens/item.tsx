import remove from "@material-symbols/svg-400/rounded/delete.svg?raw";
import { screen } from "../../../ui/bind.tsx";
import { IconButton } from "../../../ui/kit/buttons.tsx";
import { Page, Text } from "../../../ui/kit/page.tsx";
import app from "../index.ts";
import { strings } from "../strings.ts";

export default screen(app, strings, "item", (p) => (
  <Page
    plain
    back
    title={p.state.items[p.params.id]?.name ?? ""}
    actions={<IconButton icon={remove} name={p.t("remove")} onTap={() => p.act.remove()} />}
  >
    <Text>{p.state.items[p.params.id]?.name ?? ""}</Text>
  </Page>
));
