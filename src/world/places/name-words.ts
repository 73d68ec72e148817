/** Words in the names of shops and restaurants. */
import { parseLocalizedList } from "../web/grammar.ts";

/** Words for the names of shops that are not named after an owner, such as parts of town, colours and things. */
export const firstWords = parseLocalizedList(
  "Harbour / 港湾; Corner / 街角; Old Town / 老城; Two Bridges / 双桥; Blue Door / 蓝门; Morning / 晨光; Lark / 云雀; Northside / 北岸; Sunny / 向阳; Little Square / 小广场; Green Gate / 绿门; Seven Steps / 七级台阶; Lamplight / 街灯; Willow / 柳荫; Riverside / 河畔; Red Brick / 红砖; Swallow / 燕子; Halfway / 半山; Lucky / 吉祥; Good Neighbour / 好邻居; Fountain / 喷泉; Pepper Tree / 胡椒树; Tin Roof / 铁皮屋; Moonlight / 月光; Chestnut / 栗树; Ferry / 渡口; Ivy / 常春藤; Sparrow / 麻雀; Copper Pot / 铜锅; White Cat / 白猫; Three Pines / 三棵松; Daybreak / 破晓; Honest / 诚信; Golden Ear / 金穗; Everyday / 天天; Old Clock / 老钟; Harvest / 丰收; Paper Crane / 纸鹤; Stone Lion / 石狮; Plum Lane / 梅子巷; Windy Corner / 风口; Sea View / 望海; Barrel / 木桶; Silver Spoon / 银勺; Ropewalk / 绳厂街; Millbrook / 磨坊溪; Fernhill / 蕨山; Eastgate / 东门; Old Quay / 旧码头; Pinewood / 松林; Saltmarsh / 盐沼; Beacon / 灯塔",
);
/** Names of shopkeepers. Their shops are named after them. */
export const shopkeepers = parseLocalizedList(
  "Aldo / 老艾; Betty / 贝姐; Casper / 凯叔; Dora / 朵拉; Ernst / 恩叔; Flora / 花姐; Gus / 老顾; Hilda / 希姐; Igor / 老易; Joan / 娟姐; Kit / 小齐; Lotte / 乐姐; Marta / 玛姐; Ned / 老宁; Otto / 老奥; Pia / 小琵; Quentin / 老坤; Rosa / 阿萝; Sven / 阿森; Tess / 小苔; Uma / 阿玛; Viktor / 老魏; Wanda / 婉姐; Ximena / 小曦; Yves / 阿伊; Zelda / 泽姐; Arno / 阿诺; Bea / 小贝; Carl / 老卡; Dina / 迪娜; Elmer / 老墨; Fritz / 老费; Gerda / 葛姨; Hugo's cousin / 胡家表哥; Ines / 茵姐; Jaro / 阿罗; Karla / 卡姐; Lorenz / 老洛; Milo / 米罗; Nele / 奈奈",
);
