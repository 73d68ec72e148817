import { expect, it } from "vitest";
import { localWorld } from "#scripts/build/world-file.ts";
import places from "#world/places/index.ts";
import { visitKindsAt, practicesFor, visitKinds } from "./practices.ts";

const { rows } = await (await localWorld()).read(places.queries.find, { q: "", category: "health", page: 0 });

it("every kind of visit has practices of the right profession, and a vet offers none", () => {
  for (const what of visitKinds) {
    const sorts = new Set(practicesFor(rows, what).map(({ sort }) => sort.en));
    expect([what, [...sorts].toSorted()]).toEqual([
      what,
      what === "checkup" ? ["Clinic", "Dentist"] : [what === "teeth" ? "Dentist" : "Clinic"],
    ]);
  }
  const vet = rows.find(({ sort }) => sort.en === "Vet")!;
  expect(visitKindsAt(vet)).toEqual([]);
});

it("a place of another category is no practice, even if it is called a clinic", () => {
  expect(visitKindsAt({ category: "shop", sort: { en: "Clinic" } })).toEqual([]);
});
