/**
 * Units and the exact factors that convert them to the first unit of their kind. A factor is a decimal, or a fraction
 * if the decimal would not end.
 */
import { Dec, roundOffNoise } from "#arithmetic/decimal.ts";
import type { Lang } from "#os/values.ts";

export const kinds = ["length", "area", "volume", "mass", "temperature", "speed", "data", "time"] as const;
export type Kind = (typeof kinds)[number];
export interface Unit {
  readonly id: string;
  readonly kind: Kind;
  readonly sign: string;
  readonly en: string;
  readonly zh: string;
  readonly factor: string;
  /** A number to add before the multiplication by the factor, for temperature scales with different zeros. */
  readonly offset: string;
}
type UnitRow = readonly [id: string, sign: string, en: string, zh: string, factor: string, offset?: string];
const table: Readonly<Record<Kind, readonly UnitRow[]>> = {
  length: [
    ["meter", "m", "Meters", "米", "1"],
    ["millimeter", "mm", "Millimeters", "毫米", "0.001"],
    ["centimeter", "cm", "Centimeters", "厘米", "0.01"],
    ["kilometer", "km", "Kilometers", "千米", "1000"],
    ["inch", "in", "Inches", "英寸", "0.0254"],
    ["foot", "ft", "Feet", "英尺", "0.3048"],
    ["yard", "yd", "Yards", "码", "0.9144"],
    ["mile", "mi", "Miles", "英里", "1609.344"],
    ["nautical-mile", "nmi", "Nautical miles", "海里", "1852"],
    ["chi", "尺", "Chi", "尺", "1/3"],
    ["li", "里", "Li", "里", "500"],
  ],
  area: [
    ["square-meter", "m²", "Square meters", "平方米", "1"],
    ["square-centimeter", "cm²", "Square centimeters", "平方厘米", "0.0001"],
    ["square-kilometer", "km²", "Square kilometers", "平方千米", "1000000"],
    ["hectare", "ha", "Hectares", "公顷", "10000"],
    ["square-inch", "in²", "Square inches", "平方英寸", "0.00064516"],
    ["square-foot", "ft²", "Square feet", "平方英尺", "0.09290304"],
    ["acre", "ac", "Acres", "英亩", "4046.8564224"],
    ["square-mile", "mi²", "Square miles", "平方英里", "2589988.110336"],
    ["mu", "亩", "Mu", "亩", "2000/3"],
  ],
  volume: [
    ["liter", "L", "Liters", "升", "1"],
    ["milliliter", "mL", "Milliliters", "毫升", "0.001"],
    ["cubic-meter", "m³", "Cubic meters", "立方米", "1000"],
    ["teaspoon", "tsp", "Teaspoons (US)", "茶匙（美制）", "0.00492892159375"],
    ["tablespoon", "tbsp", "Tablespoons (US)", "汤匙（美制）", "0.01478676478125"],
    ["fluid-ounce", "fl oz", "Fluid ounces (US)", "液量盎司（美制）", "0.0295735295625"],
    ["cup", "cup", "Cups (US)", "杯（美制）", "0.2365882365"],
    ["pint", "pt", "Pints (US)", "品脱（美制）", "0.473176473"],
    ["gallon", "gal", "Gallons (US)", "加仑（美制）", "3.785411784"],
    ["imperial-gallon", "imp gal", "Gallons (UK)", "加仑（英制）", "4.54609"],
    ["cubic-foot", "ft³", "Cubic feet", "立方英尺", "28.316846592"],
  ],
  mass: [
    ["kilogram", "kg", "Kilograms", "千克", "1"],
    ["milligram", "mg", "Milligrams", "毫克", "0.000001"],
    ["gram", "g", "Grams", "克", "0.001"],
    ["tonne", "t", "Tonnes", "吨", "1000"],
    ["ounce", "oz", "Ounces", "盎司", "0.028349523125"],
    ["pound", "lb", "Pounds", "磅", "0.45359237"],
    ["stone", "st", "Stones", "英石", "6.35029318"],
    ["jin", "斤", "Jin", "斤", "0.5"],
    ["liang", "两", "Liang", "两", "0.05"],
  ],
  temperature: [
    ["celsius", "°C", "Celsius", "摄氏度", "1", "273.15"],
    ["fahrenheit", "°F", "Fahrenheit", "华氏度", "5/9", "459.67"],
    ["kelvin", "K", "Kelvin", "开尔文", "1"],
  ],
  speed: [
    ["meter-per-second", "m/s", "Meters per second", "米/秒", "1"],
    ["kilometer-per-hour", "km/h", "Kilometers per hour", "千米/时", "5/18"],
    ["mile-per-hour", "mph", "Miles per hour", "英里/时", "0.44704"],
    ["foot-per-second", "ft/s", "Feet per second", "英尺/秒", "0.3048"],
    ["knot", "kn", "Knots", "节", "463/900"],
  ],
  data: [
    ["byte", "B", "Bytes", "字节", "1"],
    ["bit", "bit", "Bits", "比特", "0.125"],
    ["kilobyte", "kB", "Kilobytes", "千字节 (kB)", "1000"],
    ["megabyte", "MB", "Megabytes", "兆字节 (MB)", "1000000"],
    ["gigabyte", "GB", "Gigabytes", "吉字节 (GB)", "1000000000"],
    ["terabyte", "TB", "Terabytes", "太字节 (TB)", "1000000000000"],
    ["kibibyte", "KiB", "Kibibytes", "千字节 (KiB)", "1024"],
    ["mebibyte", "MiB", "Mebibytes", "兆字节 (MiB)", "1048576"],
    ["gibibyte", "GiB", "Gibibytes", "吉字节 (GiB)", "1073741824"],
  ],
  time: [
    ["second", "s", "Seconds", "秒", "1"],
    ["millisecond", "ms", "Milliseconds", "毫秒", "0.001"],
    ["minute", "min", "Minutes", "分钟", "60"],
    ["hour", "h", "Hours", "小时", "3600"],
    ["day", "d", "Days", "天", "86400"],
    ["week", "wk", "Weeks", "周", "604800"],
    ["year", "yr", "Years (365 days)", "年（365 天）", "31536000"],
  ],
};
export const unitsOf: Readonly<Record<Kind, readonly Unit[]>> = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    table[kind].map(([id, sign, en, zh, factor, offset = "0"]) => ({ id, kind, sign, en, zh, factor, offset })),
  ]),
) as unknown as Record<Kind, readonly Unit[]>;
const byId = new Map(kinds.flatMap((kind) => unitsOf[kind].map((unit) => [unit.id, unit] as const)));
export const unitIds = [...byId.keys()] as [string, ...string[]];
export const getUnit = (id: string): Unit => byId.get(id)!;
export const unitName = (unit: Unit, lang: Lang): string => (lang === "en" ? unit.en : unit.zh);
/** The two units that the converter shows first for each kind. */
export const defaultPair: Readonly<Record<Kind, readonly [string, string]>> = {
  length: ["meter", "foot"],
  area: ["square-meter", "square-foot"],
  volume: ["liter", "gallon"],
  mass: ["kilogram", "pound"],
  temperature: ["celsius", "fahrenheit"],
  speed: ["kilometer-per-hour", "mile-per-hour"],
  data: ["gigabyte", "gibibyte"],
  time: ["hour", "minute"],
};

/** Converts an amount. Divides only once, at the end, so that whole results stay exact. */
export function convert(amount: Dec, from: Unit, to: Unit): Dec {
  const [a, b] = parseFraction(from.factor);
  const [c, d] = parseFraction(to.factor);
  return roundOffNoise(amount.plus(from.offset).times(a).times(d).div(b.times(c)).minus(to.offset));
}
function parseFraction(factor: string): [Dec, Dec] {
  const [over = "1", under = "1"] = factor.split("/");
  return [new Dec(over), new Dec(under)];
}
