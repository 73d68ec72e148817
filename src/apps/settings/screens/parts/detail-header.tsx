/** The header of a detail screen: a picture, a name, and a line of text below the name. */
import type { JSX } from "solid-js";
import { Stack, Text } from "#ui/kit/page.tsx";

export function DetailHeader(p: { readonly picture: JSX.Element; readonly title: string; readonly about: string }) {
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
