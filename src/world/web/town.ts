/** The invented city of the local sites, its quarters and the towns around it. */
import { both } from "./build.ts";
import { parseLocalizedList } from "./grammar.ts";

export const city = both("Larkhaven", "云雀港");
export const quarters = parseLocalizedList(
  "Old Quay / 旧码头; Millbrook / 磨坊溪; Fernhill / 蕨山; Saltmarsh / 盐沼; Eastgate / 东门; Pinewood / 松林; Ropewalk / 绳厂街; Beacon Hill / 灯塔山",
);
export const towns = parseLocalizedList(
  "Thornby / 棘镇; Ashmere / 灰湖镇; Wexbury / 韦桥镇; Oldferry / 老渡镇; Stonecross / 石交镇; Greyling / 灰岭镇; Harrowfield / 耙田镇; Coldwater / 冷泉镇",
);
export const streets = parseLocalizedList(
  "Elm Street / 榆树街; Canal Road / 运河路; Lantern Street / 灯笼街; Orchard Lane / 果园巷; Maple Court / 枫林苑; Harbour Row / 港前路; Chapel Rise / 教堂坡; Weaver Street / 织工街; Station Square / 车站广场; Kiln Lane / 窑巷; Bell Yard / 钟楼院; Long Meadow / 长草地; Cooper Street / 箍桶匠街; Quarry Road / 采石场路; Swan Terrace / 天鹅台; Mason Street / 石匠街",
);
