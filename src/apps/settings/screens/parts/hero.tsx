/** The head of a detail: a picture, a name, a line below it. */
import type { JSX } from "solid-js";
import { Stack, Text } from "../../../../ui/kit/page.tsx";

export function Hero(p: { readonly picture: JSX.Element; readonly title: string; readonly about: string }) {
  return (
    <Stack pad align="center">
      {p.picture}
      <Text as="title" center>
        {p.title}
      </Text>
      <Text as="sub" dim center>
        {p.about}
      </Text>
    </Stack>
  );
}
