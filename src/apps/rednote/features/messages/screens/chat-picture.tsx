import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/rednote/index.ts";
import { PictureLeaf } from "#apps/rednote/looks/picture-leaf.tsx";
import { strings } from "#apps/rednote/strings.ts";

export default screen(app, strings, "chatPicture", (p) => {
  const body = () => p.state.messages[p.params.message]?.body;
  const shown = () => {
    const it = body();
    return it?.kind === "picture" ? { kind: "file" as const, file: it.picture } : undefined;
  };
  return (
    <PictureLeaf of={shown()} at={0} all={1} name={p.t("pictureMark")} files={p.os.files} onShow={() => undefined} />
  );
});
