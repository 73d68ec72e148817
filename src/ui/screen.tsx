/** The simulator page: one phone on a bare page, controlled through `window.phonebooth`. */
import "./fonts.css";
import "./kit/tokens.css";
import "./kit/base.css";
import "./kit/common.css";
import { render } from "solid-js/web";
import { fetchBrand } from "./brand.ts";
import { pageApi, watchDrawing } from "./page.ts";
import { Phone } from "./shell/phone.tsx";

declare global {
  interface Window {
    phonebooth: typeof pageApi;
  }
}
const root = document.getElementById("root")!;
render(() => <Phone />, root);
watchDrawing(root);
window.phonebooth = pageApi;
// Starts loading early. Any error is ignored here, because a call that loads a phone waits for the brand pack and
// receives the error.
fetchBrand().catch(() => undefined);
