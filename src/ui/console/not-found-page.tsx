/** The page for an unknown address of the console. */
import { Logo, usePageTitle, PageLinks } from "./parts.tsx";
import { shorten } from "./format.ts";

/** `place`: the part of the address after the "#". */
export function NotFoundPage(p: { readonly place: string }) {
  usePageTitle(() => "Not found");
  return (
    <div class="page">
      <header class="top">
        <Logo />
        <h1>Phonebooth</h1>
        <PageLinks here={null} />
      </header>
      <main class="list">
        <div class="door">
          <h2>Page not found</h2>
          <p>
            The console has no page at <code>#{shorten(p.place, 80)}</code>.
          </p>
          <a class="button strong" href="#/">
            All phones
          </a>
        </div>
      </main>
    </div>
  );
}
