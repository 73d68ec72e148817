import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { topics } from "#world/posts/words.ts";
import app from "#apps/x/index.ts";
import { CheckCell, Note } from "#apps/x/looks/cells.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { strings } from "#apps/x/strings.ts";

export default screen(app, strings, "topics", (p) => (
  <Leaf back title={p.t("topics")}>
    <Note text={p.t("topicsNote")} />
    <For each={topics}>
      {(topic) => (
        <CheckCell
          title={p.t(`topic_${topic}`)}
          on={p.state.interests.includes(topic)}
          onTap={() => p.act.toggle({ topic })}
        />
      )}
    </For>
  </Leaf>
));
