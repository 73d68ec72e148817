/** A page without a map: settings, forms, what the user has written. */
import { splitProps, type JSX } from "solid-js";
import { Avatar } from "../../../ui/kit/avatar.tsx";
import { Page, type PageProps } from "../../../ui/kit/page.tsx";
import { Shaded, type Shade } from "./map-page.tsx";
import "./flat-page.css";

export function FlatPage(p: PageProps & { readonly shade: Shade }) {
  const [own, rest] = splitProps(p, ["shade"]);
  return (
    <Shaded shade={own.shade}>
      <Page plain {...rest} />
    </Shaded>
  );
}
/** Fields of a form, with room at the sides. */
export function Form(p: { readonly children: JSX.Element }) {
  return <div class="map-form">{p.children}</div>;
}
/** Who the page is about: a disc, a name, a line. */
export function Who(p: { readonly name: string; readonly note: string }) {
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
