/** The advice of a life index. */
import type { Facts } from "#os/values.ts";
import { Sheet } from "#ui/kit/overlays.tsx";
import { Stack, Text } from "#ui/kit/page.tsx";
import type { WeatherDay } from "#world/weather/model.ts";
import type { TextKey } from "../../strings.ts";
import { indexAdvice, indexLevel, indexTitle, type IndexName } from "../../texts.ts";

export function IndexSheet(p: {
  readonly open: boolean;
  readonly name: IndexName;
  readonly day: WeatherDay;
  readonly t: (key: TextKey, facts?: Facts) => string;
}) {
  const level = () => p.day.indices[p.name];
  return (
    <Sheet open={p.open} title={p.t(indexTitle(p.name))}>
      <Stack pad>
        <Text as="title">{p.t(indexLevel(p.name, level()))}</Text>
        <Text dim>{p.t(indexAdvice(p.name, level()))}</Text>
      </Stack>
    </Sheet>
  );
}
