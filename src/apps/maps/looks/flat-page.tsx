/** A page without a map: settings, forms, the user's contributions. */
import { splitProps, type JSX } from "solid-js";
import { Avatar } from "#ui/kit/avatar.tsx";
import { Page, type PageProps } from "#ui/kit/page.tsx";
import { ThemedArea, type MapTheme } from "./map-page.tsx";
import "./flat-page.css";

export function FlatPage(p: PageProps & { readonly shade: MapTheme }) {
  const [own, rest] = splitProps(p, ["shade"]);
  return (
    <ThemedArea shade={own.shade}>
      <Page plain {...rest} />
    </ThemedArea>
  );
}
/** The fields of a form, with padding at the left and right. */
export function Form(p: { readonly children: JSX.Element }) {
  return <div class="map-form">{p.children}</div>;
}
/** The header of a person's page: a disc, a name and a line of text. */
export function PersonHeader(p: { readonly name: string; readonly note: string }) {
  return (
    <div class="who">
      <Avatar name={p.name} size="medium" />
      <div>
        <h1>{p.name}</h1>
        <p>{p.note}</p>
      </div>
    </div>
  );
}
