/**
 * The owner's city. The quarters and their streets come from `places/town.ts`, and everything else is placed around
 * them.
 */
import { quarters } from "#world/places/town.ts";
import { centre, metresOfLatitude } from "#world/places/geo.ts";
import { parseLocalized } from "#world/web/grammar.ts";
import {
  lake,
  line,
  loop,
  namedPoint,
  park,
  railway,
  river,
  road,
  smooth,
  toPoints,
  type Plan,
  type PlannedRoad,
} from "../plan.ts";
import { cities } from "../../cities.ts";
import type { XY } from "../mesh.ts";

const quarterAt = ({ latitude, longitude }: { latitude: number; longitude: number }): XY => ({
  x: (longitude - centre.longitude) * cities.shanghai.metresOfLongitude,
  y: (latitude - centre.latitude) * metresOfLatitude,
});
/**
 * Returns the streets of all quarters. Each street is at the positions that `houseCoordinates` gives. It begins just
 * before house 1 and ends 15 metres after house 90.
 */
function quarterStreets(): PlannedRoad[] {
  return quarters.flatMap((q) => {
    const at = quarterAt(q);
    return q.streets.map((name, n): PlannedRoad => {
      const sideways = (n - (q.streets.length - 1) / 2) * 230;
      const [lo, hi] = [-357, 465];
      const path =
        n % 2 === 0
          ? [
              { x: at.x + lo, y: at.y + sideways },
              { x: at.x + hi, y: at.y + sideways },
            ]
          : [
              { x: at.x + sideways, y: at.y + lo },
              { x: at.x + sideways, y: at.y + hi },
            ];
      return { road: n === 2 ? "secondary" : "residential", name, path, fixed: true };
    });
  });
}
const coast = smooth(
  toPoints([
    [-30000, -6200],
    [-9000, -4900],
    [-5000, -4200],
    [-2600, -4000],
    [-1200, -3750],
    [-420, -3450],
    [-230, -2600],
    [-150, -1950],
    [120, -1600],
    [560, -1520],
    [1050, -1530],
    [1400, -1800],
    [1430, -2350],
    [1600, -2950],
    [2050, -3150],
    [2750, -3000],
    [3300, -2550],
    [3700, -1900],
    [4300, -1300],
    [5600, -800],
    [8000, -700],
    [12000, 300],
    [30000, 2500],
  ]),
  2,
);
export const shanghai: Plan = {
  id: "shanghai",
  half: 9000,
  roads: [
    ...quarterStreets(),
    loop(
      "trunk",
      "Inner Ring Road / 内环路",
      [
        [-2900, -900],
        [-2400, -1400],
        [-400, -1390],
        [1350, -1390],
        [1700, -1230],
        [3050, -1060],
        [3600, -300],
        [3480, 1000],
        [2650, 1950],
        [1750, 2640],
        [-2250, 2640],
        [-2900, 2100],
      ],
      1,
    ),
    road(
      "primary",
      "Fountain Avenue / 喷泉大道",
      [
        [280, 7150],
        [280, 2640],
        [20, 2000],
        [20, -1390],
      ],
      1,
    ),
    road(
      "primary",
      "Town Hall Avenue / 市政厅大道",
      [
        [-4690, 420],
        [-2890, 330],
        [-950, 330],
        [20, 140],
        [1550, 60],
        [2020, -420],
        [3590, -430],
        [5050, 150],
      ],
      1,
    ),
    road(
      "primary",
      "Fernhill Avenue / 蕨山大道",
      [
        [1480, 4700],
        [1480, 2640],
        [1480, 60],
      ],
      0,
    ),
    road(
      "primary",
      "North Shore Road / 北岸路",
      [
        [-640, 1010],
        [20, 1000],
        [1480, 990],
        [3480, 1010],
        [4850, 1400],
      ],
      0,
    ),
    road(
      "primary",
      "Millbrook Road / 磨坊溪路",
      [
        [-620, 2640],
        [-640, 1010],
        [-700, 330],
      ],
      0,
    ),
    road(
      "primary",
      "Ferrymen's Avenue / 船夫大道",
      [
        [-1060, 330],
        [-1060, -1395],
        [-1480, -2000],
        [-1480, -3420],
      ],
      1,
    ),
    road(
      "secondary",
      "Marsh Road / 沼泽路",
      [
        [-4650, -1900],
        [-2890, -1960],
        [-1480, -2000],
        [-150, -1980],
      ],
      0,
    ),
    road(
      "secondary",
      "Dyke Road / 海堤路",
      [
        [-4650, -3500],
        [-2600, -3480],
        [-1480, -3420],
        [-400, -3200],
      ],
      1,
    ),
    road(
      "primary",
      "Headland Road / 岬角路",
      [
        [1700, -1230],
        [1660, -2650],
        [2050, -2830],
        [2900, -2560],
        [3060, -1900],
        [3050, -1060],
      ],
      1,
    ),
    road(
      "primary",
      "Middle Ring Road / 中环路",
      [
        [-4650, -3500],
        [-4750, 400],
        [-4400, 3100],
        [-2500, 4900],
        [280, 5150],
        [2800, 4600],
        [4700, 2800],
        [5050, 150],
        [4980, -900],
      ],
      1,
    ),
    road(
      "motorway",
      "Outer Ring Expressway / 外环高速",
      [
        [-7000, -4400],
        [-7300, 0],
        [-6700, 4200],
        [-3700, 6900],
        [280, 7400],
        [4700, 6300],
        [7000, 3700],
        [7000, -600],
      ],
      2,
    ),
    road(
      "motorway",
      "West Expressway / 西部高速",
      [
        [-4720, 410],
        [-7200, 100],
        [-9600, -200],
        [-28000, -1500],
      ],
      1,
    ),
    road(
      "motorway",
      "North-West Expressway / 西北高速",
      [
        [-2700, 2300],
        [-4400, 3100],
        [-6300, 5000],
        [-9600, 8200],
        [-22000, 26000],
      ],
      1,
    ),
    road(
      "trunk",
      "North Road / 北路",
      [
        [280, 7150],
        [500, 9600],
        [900, 28000],
      ],
      0,
    ),
    road(
      "motorway",
      "North-East Expressway / 东北高速",
      [
        [2650, 1950],
        [4700, 2800],
        [6400, 4800],
        [9600, 7600],
        [26000, 22000],
      ],
      1,
    ),
    road(
      "trunk",
      "East Road / 东路",
      [
        [5050, 150],
        [7000, 1200],
        [9600, 1900],
        [28000, 6500],
      ],
      1,
    ),
    road(
      "trunk",
      "South-West Road / 西南路",
      [
        [-2650, -1150],
        [-4700, -2600],
        [-7000, -3600],
        [-9600, -4100],
        [-28000, -4900],
      ],
      1,
    ),
    road(
      "primary",
      "Lake Road / 湖路",
      [
        [-4400, 3100],
        [-2400, 2900],
        [-1900, 2640],
      ],
      1,
    ),
    road(
      "primary",
      "Pine Ridge Road / 松岭路",
      [
        [-3100, 4350],
        [-900, 4420],
        [280, 4420],
        [2900, 4450],
      ],
      0,
    ),
    road(
      "secondary",
      "Canal Bank Road / 运河岸路",
      [
        [-2320, 2640],
        [-2080, 2350],
        [-2080, 800],
      ],
      0,
    ),
    road(
      "secondary",
      "Gasworks Road / 煤气厂路",
      [
        [-4690, -700],
        [-2890, -640],
      ],
      0,
    ),
    road(
      "secondary",
      "Airfield Road / 机场路",
      [
        [-7200, 2300],
        [-4550, 2100],
        [-2900, 1400],
      ],
      0,
    ),
    road(
      "primary",
      "Granary Road / 粮仓路",
      [
        [3480, 1010],
        [3550, 2100],
        [3700, 3700],
        [4300, 6400],
      ],
      1,
    ),
    road(
      "secondary",
      "Brickworks Road / 砖厂路",
      [
        [-7200, -1700],
        [-4700, -1900],
      ],
      0,
    ),
    road(
      "secondary",
      "Poplar Road / 白杨路",
      [
        [-1700, 5020],
        [-1700, 7100],
      ],
      0,
    ),
    road(
      "secondary",
      "Orchid Road / 兰花路",
      [
        [2200, 4640],
        [2300, 6850],
      ],
      0,
    ),
  ],
  waters: [
    {
      kind: "sea",
      name: parseLocalized("Larkhaven Bay / 云雀湾"),
      ring: [...coast, { x: 120_000, y: -120_000 }, { x: -120_000, y: -120_000 }],
      label: { x: 900, y: -4300 },
      footpathName: parseLocalized("Seafront Walk / 海滨步道"),
    },
    river(
      "Lark River / 云雀河",
      [
        [-30000, 4200],
        [-9300, 2900],
        [-6300, 1500],
        [-4100, 760],
        [-2600, 680],
        [-1300, 700],
        [-600, 520],
        [-400, -150],
        [-400, -1150],
        [-100, -1800],
        [80, -2500],
      ],
      170,
      "Riverside Walk / 滨河步道",
    ),
    lake(
      "Swan Lake / 天鹅湖",
      [
        [-1150, 3350],
        [-1080, 3800],
        [-1500, 4230],
        [-2050, 4150],
        [-2330, 3650],
        [-2150, 3150],
        [-1750, 2960],
        [-1400, 3180],
      ],
      "Lakeside Walk / 湖滨步道",
    ),
    river(
      "Mill Canal / 磨坊运河",
      [
        [-1800, 3050],
        [-2250, 2450],
        [-2260, 1300],
        [-2330, 640],
      ],
      28,
      null,
    ),
  ],
  districts: [
    ...quarters.map((q) => ({ id: q.id, name: q.name, at: quarterAt(q) })),
    namedPoint("harbourfront", "Harbourfront / 滨港区", -100, -900),
    namedPoint("gasworks", "Gasworks / 煤气厂区", -3900, -800),
    namedPoint("westfield", "Westfield / 西田", -6000, 1800),
    namedPoint("lakewood", "Lakewood / 湖林", -3400, 3600),
    namedPoint("northmoor", "Northmoor / 北荒原", -1500, 6000),
    namedPoint("orchidhill", "Orchid Hill / 兰花山", 2500, 5600),
    namedPoint("granary", "Granary / 粮仓区", 3900, 2500),
    namedPoint("eastshore", "East Shore / 东岸", 5900, 500),
    namedPoint("dykelands", "Dykelands / 堤围", -5500, -2900),
    namedPoint("airfield", "Airfield / 机场区", -7800, -600),
    namedPoint("farnorth", "Outer Fields / 外田", 5500, 7600),
  ],
  parks: [
    park("Fountain Park / 喷泉公园", 400, 500, 420_000),
    park("Lighthouse Park / 灯塔公园", 2500, -2800, 500_000),
    park("Swan Park / 天鹅公园", -900, 3000, 500_000),
    park("Marsh Reserve / 湿地保护区", -2300, -2900, 900_000),
    park("Fern Wood / 蕨林", 2100, 2000, 700_000),
    park("Poplar Park / 白杨公园", -2800, 6000, 1_200_000),
    park("Larkhaven University / 云雀港大学", 3900, 3500, 600_000, true),
    park("Riverside Park / 滨河公园", -1500, 200, 300_000),
    park("Botanical Garden / 植物园", -3600, 2300, 800_000),
    park("City Airport / 城市机场", -8200, -900, 3_500_000, true),
    park("East Shore Park / 东岸公园", 5900, -300, 700_000),
  ],
  rails: [
    smooth(
      toPoints([
        [-28000, 1800],
        [-9000, 1100],
        [-6100, 600],
        [-4700, -250],
        [-2700, -1150],
        [-1200, -1180],
        [500, -150],
        [1700, 130],
        [2200, 120],
        [3700, 300],
        [6000, 1500],
        [9000, 3800],
        [26000, 14000],
      ]),
      2,
    ),
    smooth(
      toPoints([
        [-2700, -1150],
        [-2500, -2400],
        [-3600, -3000],
        [-9000, -3800],
        [-28000, -4300],
      ]),
      2,
    ),
  ],
  metro: [
    line("m1", "Metro Line 1 / 地铁1号线", "#E4002B", [
      [-6300, 2300],
      [-4500, 2000],
      [-2900, 1200],
      [-1300, 900],
      [20, 300],
      [1100, -300],
      [2300, -600],
      [3400, -800],
      [4900, -400],
    ]),
    line("m2", "Metro Line 2 / 地铁2号线", "#97D700", [
      [-7600, 250],
      [-4700, 350],
      [-2800, 150],
      [-1060, -200],
      [20, -60],
      [1480, 200],
      [2500, 250],
      [3600, 600],
      [5100, 900],
      [6900, 1300],
    ]),
    line("m3", "Metro Line 3 / 地铁3号线", "#FFD100", [
      [400, 7000],
      [280, 5200],
      [280, 3600],
      [100, 2300],
      [20, 1000],
      [20, -60],
      [-700, -1300],
      [-1480, -2100],
      [-1480, -3300],
    ]),
    line("m4", "Metro Line 4 / 地铁4号线", "#5F259F", [
      [-2500, -2350],
      [-2800, -1000],
      [-2900, 150],
      [-2600, 1500],
      [-1000, 2600],
      [700, 2640],
      [2000, 2300],
      [3300, 1100],
      [3400, -800],
      [2500, -1500],
      [2300, -2500],
    ]),
    line("m5", "Metro Line 5 / 地铁5号线", "#00A3E0", [
      [-2900, 5900],
      [-1200, 4450],
      [280, 3600],
      [1480, 2700],
      [2000, 2300],
      [3600, 2900],
      [5600, 4700],
    ]),
  ],
  stations: [
    railway("st_shanghai", "Central Station / 中央车站", 2180, -260),
    railway("st_shanghai_south", "Shanghai South Railway Station / 上海南站", -2550, -2350),
    railway("st_shanghai_hongqiao", "Shanghai Hongqiao Railway Station / 上海虹桥站", -6150, 480),
  ],
  cores: [
    { at: { x: 0, y: 0 }, radius: 5200 },
    { at: { x: -600, y: 2600 }, radius: 3800 },
  ],
  blocks: [9_000, 130_000],
};
