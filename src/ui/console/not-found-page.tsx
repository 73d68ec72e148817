/** For an address that no page of the console has. */
import { Logo, usePageTitle, Ways } from "./parts.tsx";
import { short } from "./words.ts";

/** `place`: what follows the "#" of the address. */
export function NotFoundPage(p: { readonly place: string }) {
  usePageTitle(() => "Not found");
  return (
    <div class="page">
      <header class="top">
        <Logo />
        <h1>Phonebooth</h1>
        <Ways here={null} />
      </header>
      <main class="list">
        <div class="door">
          <h2>Page not found</h2>
          <p>
            The console has no page at <code>#{short(p.place, 80)}</code>.
          </p>
          <a class="button strong" href="#/">
            All phones
          </a>
        </div>
      </main>
    </div>
  );
}
