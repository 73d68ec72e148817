/** The simulator page: one phone on a bare page, driven through `window.phonebooth`. */
import "./fonts.css";
import "./kit/tokens.css";
import "./kit/base.css";
import "./kit/whole.css";
import { render } from "solid-js/web";
import { fetchBrand } from "./brand.ts";
import { pageApi, watch } from "./page.ts";
import { Phone } from "./shell/phone.tsx";

declare global {
  interface Window {
    phonebooth: typeof pageApi;
  }
}
const root = document.getElementById("root")!;
render(() => <Phone />, root);
watch(root);
window.phonebooth = pageApi;
// Early; who loads a phone waits for it, and hears what is wrong with it.
fetchBrand().catch(() => undefined);
