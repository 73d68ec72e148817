import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs } from "#state/civil.ts";
import type { LocalizedText } from "#world/cast.ts";
import { hometown, formatQuarter } from "#world/hometown.ts";

export function meSeed({ now, say }: SeedCtx) {
  const inTown = (quarter: LocalizedText): string => {
    const { en, zh } = formatQuarter(quarter);
    return say(en, zh);
  };
  const address = (id: string, name: string, phone: string, region: string, street: string) => ({
    id: `address_${id}`,
    name,
    phone,
    region,
    street,
  });
  const addresses = [
    address(
      "home",
      say("Robin Ashby", "苏然"),
      "+86 154 2085 0100",
      inTown(hometown.quarter),
      say("22 Maple Court, flat 8", "枫林苑 22 号 8 室"),
    ),
    address(
      "work",
      say("Robin Ashby", "苏然"),
      "+86 154 2085 0100",
      inTown({ en: "Old Quay", zh: "旧码头" }),
      say("Harbour Row 18, third floor", "港前路 18 号三楼"),
    ),
    address(
      "parents",
      say("Helen Ashby", "苏海伦"),
      "+86 154 2085 0111",
      inTown({ en: "Saltmarsh", zh: "盐沼" }),
      say("5 Orchard Lane", "果园巷 5 号"),
    ),
  ];
  return {
    ownPhoto: null,
    idChangedAt: now - 500 * dayMs,
    addresses: Object.fromEntries(addresses.map((a) => [a.id, a])),
    addressFirst: "address_home",
    invoices: {
      invoice_harbor: {
        id: "invoice_harbor",
        kind: "company" as const,
        title: say("Harbor Studio", "海港工作室"),
        taxNo: "91330100MA27HBR18X",
        bank: say("Meridian Bank 6225 0018", "子午银行 6225 0018"),
      },
      invoice_own: {
        id: "invoice_own",
        kind: "person" as const,
        title: say("Robin Ashby", "苏然"),
        taxNo: "",
        bank: "",
      },
    },
  };
}
