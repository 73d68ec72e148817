import { expect, it } from "vitest";
import { localWorld } from "#scripts/build/world-file.ts";
import places from "#world/places/index.ts";
import { visitKindsAt, practicesFor, visitKinds } from "./practices.ts";

const { rows } = await (await localWorld()).read(places.queries.find, { q: "", category: "health", page: 0 });

it("every kind of visit has practices, and none is at a vet, a pharmacy or another profession", () => {
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

it("a place of another category is no practice, whatever it is called", () => {
  expect(visitKindsAt({ category: "shop", sort: { en: "Clinic" } })).toEqual([]);
});
