/**
 * The listings that a new phone's account refers to. Each record contains the listing's id in the world data, and the
 * data of the listing that the initial state needs.
 */
import { auctions, type SeedItem } from "./seed-auctions.ts";

export const seedItems = {
  ...auctions,
  /** Noctis Line Desk Lamp LED bar 45 cm linen Green Opened, Never Used */
  watchLamp: {
    item: "desklamp-34",
    seller: "s702",
    handle: "wildrose_home",
    variant: null,
    cents: 10495,
    sending: { service: "economy", cents: 0, days: [10, 21] },
    auction: null,
  },
  /** Orrin Range 3 35 mm Film Camera 1958 45 mm f/2 ever-ready case replaced Brown */
  watchCamera: {
    item: "filmcamera-34",
    seller: "s219",
    handle: "homebird.80",
    variant: null,
    cents: 13995,
    sending: { service: "international", cents: 2070, days: [8, 18] },
    auction: { phaseMin: 9618, reserveCents: null, worthCents: 35500, heat: 12 },
  },
  /** Larkwood D-20 Acoustic Guitar solid spruce dreadnought hard case Natural */
  watchGuitar: {
    item: "acoustic-116",
    seller: "s778",
    handle: "mrmender_87",
    variant: null,
    cents: 29495,
    sending: { service: "international", cents: 4160, days: [8, 18] },
    auction: null,
  },
  /** Clackworks C104 Studio Mechanical Keyboard Lavender */
  watchKeyboard: {
    item: "keyboard-67",
    seller: "s241",
    handle: "rook-electronics",
    variant: null,
    cents: 10000,
    sending: { service: "international", cents: 2085, days: [8, 18] },
    auction: null,
  },
  /** Tornfell Squall 3L XL jacket Teal */
  watchCoat: {
    item: "jacket-28",
    seller: "s40",
    handle: "spare.room.95",
    variant: null,
    cents: 9695,
    sending: { service: "international", cents: 2035, days: [8, 18] },
    auction: null,
  },
  /** Verrine Solo belt 33, 45 automatic return Turntable Black look! */
  watchTurntable: {
    item: "turntable-32",
    seller: "s889",
    handle: "movingout.59",
    variant: null,
    cents: 16499,
    sending: { service: "international", cents: 2120, days: [8, 16] },
    auction: { phaseMin: 4348, reserveCents: null, worthCents: 54995, heat: 12 },
  },
  /** Hagane Row Nakiri vegetable knife 16 cm Kitchen Knife Silver NEW */
  watchKnife: {
    item: "knife-25",
    seller: "s799",
    handle: "tidewatertableware",
    variant: null,
    cents: 9999,
    sending: { service: "international", cents: 2175, days: [8, 18] },
    auction: null,
  },
  /** Carrova Office 18 Backpack 18 l coated canvas Mustard NEW */
  watchBackpack: {
    item: "backpack-6",
    seller: "s16",
    handle: "saltbox.vintage",
    variant: null,
    cents: 10000,
    sending: { service: "international", cents: 2310, days: [8, 18] },
    auction: null,
  },
  /** Barletta Uno thermoblock 15 bar Espresso Machine Cream Display Piece */
  watchEspresso: {
    item: "espresso-12",
    seller: "s475",
    handle: "kingfisher-tableware",
    variant: null,
    cents: 16999,
    sending: { service: "international", cents: 5370, days: [8, 18] },
    auction: null,
  },
  /** Tonari Loop BT 40 mm 50 h Headphones Sage */
  cartHeadphones: {
    item: "headphones-74",
    seller: "s157",
    handle: "juniper_electronics",
    variant: null,
    cents: 7495,
    sending: { service: "economy", cents: 630, days: [10, 21] },
    auction: null,
  },
  /** Halfcourt High 82 Sneakers women leather New with Tags */
  cartSneakers: {
    item: "sneakers-24",
    seller: "s221",
    handle: "saltboxfootwear",
    variant: "v2",
    cents: 9999,
    sending: { service: "international", cents: 2415, days: [8, 18] },
    auction: null,
  },
  /** Clearspring Bone Mug bone china 280 ml three fingers Sage In Stock */
  cartMug: {
    item: "mug-46",
    seller: "s127",
    handle: "tidewater-coffee-supply",
    variant: null,
    cents: 2999,
    sending: { service: "international", cents: 2045, days: [8, 18] },
    auction: null,
  },
  /** Hearthside Jute braided plain 80 × 150 cm Rug Sage Display Piece */
  laterRug: {
    item: "rug-15",
    seller: "s474",
    handle: "milestone.interiors",
    variant: null,
    cents: 11999,
    sending: { service: "international", cents: 4550, days: [8, 18] },
    auction: null,
  },
  /** Voltpress Magna Power Bank 10,000 mAh 20 W, 15 W wireless Black Sealed */
  comingPhone: {
    item: "powerbank-53",
    seller: "s614",
    handle: "sunny_side_power",
    variant: null,
    cents: 4499,
    sending: { service: "economy", cents: 0, days: [10, 21] },
    auction: null,
  },
  /** Amperly Coil Red Charging Cable 2 m 60 W Display Piece */
  comingCable: {
    item: "cable-32",
    seller: "s566",
    handle: "redwing-phone-parts",
    variant: null,
    cents: 1799,
    sending: { service: "international", cents: 1100, days: [8, 18] },
    auction: null,
  },
  /** Kilnhouse Side 350 Teapot stoneware 350 ml Sage Brand New */
  packedTeapot: {
    item: "teapot-83",
    seller: "s871",
    handle: "silver_birch_kitchen",
    variant: null,
    cents: 5799,
    sending: { service: "international", cents: 2155, days: [8, 18] },
    auction: null,
  },
  /** Redstove Retro 1.2 Mint Electric Kettle 1.2 l boils only NEW */
  hereKettle: {
    item: "kettle-60",
    seller: "s175",
    handle: "oak_anchor_cookware",
    variant: null,
    cents: 5399,
    sending: { service: "international", cents: 840, days: [8, 16] },
    auction: null,
  },
  /** Moorhen Cardigan merino rib L plain Sweater Charcoal washed */
  hereSweater: {
    item: "sweater-1",
    seller: "s172",
    handle: "quiet-corner25",
    variant: null,
    cents: 5695,
    sending: { service: "international", cents: 2035, days: [8, 18] },
    auction: null,
  },
  /** Fitwell Alpine Meadow 2,000 pieces card Jigsaw Puzzle Brand New */
  hereJigsaw: {
    item: "jigsaw-48",
    seller: "s740",
    handle: "lantern_games",
    variant: null,
    cents: 2995,
    sending: { service: "economy", cents: 0, days: [10, 21] },
    auction: null,
  },
  /** Lumora 35/1.8 Silver camera lens 35 mm f/1.8 L-C autofocus fully working */
  wonLens: {
    item: "lens-57",
    seller: "s495",
    handle: "two.cats_31",
    variant: null,
    cents: 6999,
    sending: { service: "international", cents: 2155, days: [8, 18] },
    auction: { phaseMin: 7013, reserveCents: null, worthCents: 23495, heat: 7 },
  },
  /** Brumewave Barrel 30 W IP67 Portable Speaker Teal Renewed */
  backSpeaker: {
    item: "speaker-11",
    seller: "s769",
    handle: "quartz_audio",
    variant: null,
    cents: 9699,
    sending: { service: "international", cents: 2145, days: [8, 18] },
    auction: null,
  },
  /** Moorhen Cable Cushion knitted wool 45 × 45 cm hidden zip Mustard Sealed */
  backCushion: {
    item: "cushion-53",
    seller: "s102",
    handle: "yellow_door_interiors",
    variant: null,
    cents: 4199,
    sending: { service: "economy", cents: 0, days: [10, 21] },
    auction: null,
  },
  /** Voltpress 65 Duo 65 W UK, folding Wall Charger White Tested, 90 Day Warranty */
  offCharger: {
    item: "charger-10",
    seller: "s878",
    handle: "prairie.cases",
    variant: null,
    cents: 2895,
    sending: { service: "international", cents: 2040, days: [8, 18] },
    auction: null,
  },
  /** Timberfold Spoke Chair dining chair solid wood beech Forest Green Open Box */
  offerChair: {
    item: "chair-58",
    seller: "s294",
    handle: "juniper.garden14",
    variant: null,
    cents: 12999,
    sending: { service: "international", cents: 5595, days: [8, 18] },
    auction: null,
  },
  /** Gullwing One camera drone 2.7K 30p 22 min downwards Black fully working */
  offerDrone: {
    item: "drone-30",
    seller: "s507",
    handle: "mr-mender.33",
    variant: null,
    cents: 12500,
    sending: { service: "international", cents: 840, days: [8, 16] },
    auction: null,
  },
  /** Ostrea Pilot aviator gradient brown 19 mm Sunglasses NEW */
  offerSunglasses: {
    item: "sunglasses-30",
    seller: "s388",
    handle: "pine.co.leather",
    variant: "v1",
    cents: 9799,
    sending: { service: "economy", cents: 210, days: [10, 21] },
    auction: null,
  },
  /** Timberfold Ring Oak Wall Clock 35 cm NEW */
  offerClock: {
    item: "wallclock-28",
    seller: "s786",
    handle: "bell_tower_living",
    variant: null,
    cents: 7700,
    sending: { service: "international", cents: 2095, days: [8, 18] },
    auction: null,
  },
  /** Heronleg Walk Black Tripod 148 cm carbon fibre Display Piece */
  viewedTripod: {
    item: "tripod-4",
    seller: "s279",
    handle: "harvest.cameras",
    variant: null,
    cents: 10000,
    sending: { service: "international", cents: 3075, days: [8, 18] },
    auction: null,
  },
  /** Tavola Whirl 1200 1,200 W 1.8 l glass by hand Blender Cream */
  viewedBlender: {
    item: "blender-70",
    seller: "s67",
    handle: "lantern.kitchen",
    variant: null,
    cents: 10000,
    sending: { service: "international", cents: 0, days: [8, 16] },
    auction: null,
  },
  /** Moorhen Knit Dress Dress solid midi, 108 cm US 4 long Burgundy */
  viewedDress: {
    item: "dress-3",
    seller: "s580",
    handle: "foxglove_threads",
    variant: null,
    cents: 10499,
    sending: { service: "economy", cents: 0, days: [10, 21] },
    auction: null,
  },
  /** Klikbo Moon Station Building Set space 956 pcs printed and online */
  viewedBricks: {
    item: "bricks-41",
    seller: "s524",
    handle: "rook.models",
    variant: null,
    cents: 10000,
    sending: { service: "international", cents: 2620, days: [8, 18] },
    auction: null,
  },
  /** Lumitek Panel 10 Rose Gold Tablet 10.1 in 256 GB */
  mineTablet: {
    item: "tablet-54",
    seller: "s289",
    handle: "bertie30",
    variant: null,
    cents: 9895,
    pictures: ["tablet-0-rose-50", "tablet-0-rose-53"],
    category: "electronics",
    branch: "tablets",
    sending: { service: "international", cents: 690, days: [8, 16] },
    auction: null,
  },
  /** Quillbox Pad Elite Game Controller White */
  mineGamepad: {
    item: "gamepad-4",
    seller: "s121",
    handle: "tinkertom_96",
    variant: null,
    cents: 9999,
    pictures: ["gamepad-1-white-40", "gamepad-1-white-42"],
    category: "electronics",
    branch: "gaming",
    sending: { service: "international", cents: 685, days: [8, 16] },
    auction: null,
  },
  /** Tabletarn Kingdom of Reeds strategy 2–5 players wood and card Board Game */
  mineChess: {
    item: "boardgame-58",
    seller: "s620",
    handle: "bertie36",
    variant: null,
    cents: 6400,
    pictures: ["boardgame-1-green-20", "boardgame-1-green-24"],
    category: "toys",
    branch: "tabletop",
    sending: { service: "international", cents: 2730, days: [8, 18] },
    auction: null,
  },
  /** Tornfell Ember Down unisex M ripstop nylon Jacket Sand very good */
  mineCoat: {
    item: "jacket-69",
    seller: "s220",
    handle: "bluejay35",
    variant: null,
    cents: 10000,
    pictures: ["jacket-1-sand-30", "jacket-1-sand-32"],
    category: "fashion",
    branch: "outerwear",
    sending: { service: "international", cents: 0, days: [7, 20] },
    auction: null,
  },
  /** Opalis Wide 34 Computer Monitor Silver */
  mineMonitor: {
    item: "monitor-28",
    seller: "s253",
    handle: "moving_out20",
    variant: null,
    cents: 10999,
    pictures: ["monitor-0-silver-40", "monitor-0-silver-42"],
    category: "electronics",
    branch: "peripherals",
    sending: { service: "international", cents: 0, days: [7, 20] },
    auction: { phaseMin: 7222, reserveCents: null, worthCents: 21999, heat: 2 },
  },
  /** Zeffer Now Instant Camera 79 × 79 mm Black Refurbished */
  mineCamera: {
    item: "instant-101",
    seller: "s639",
    handle: "harvest-cameras",
    variant: null,
    cents: 9999,
    pictures: ["instant-1-black-10", "instant-1-black-14"],
    category: "cameras",
    branch: "film",
    sending: { service: "international", cents: 2150, days: [8, 18] },
    auction: null,
  },
} as const satisfies Readonly<Record<string, SeedItem>>;
