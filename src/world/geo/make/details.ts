/** Additional details of places, by category. */
import { parseLocalizedList } from "../../web/grammar.ts";
import type { LocalizedText } from "../../cast.ts";
import type { Category } from "../model.ts";

const parseList = (text: string): LocalizedText[] => parseLocalizedList(text);
export const details: Readonly<Record<Category, readonly LocalizedText[]>> = {
  food: parseList(
    "Takes bookings by phone / 可电话订位; The window seats go first / 靠窗的位子最先坐满; Two private rooms at the back / 后面有两间包房; Children get a small bowl / 小朋友有小碗; Pays by phone or in cash / 手机和现金都收; The kitchen closes half an hour earlier / 厨房提前半小时收工; Ask how hot before you order / 点菜前先问辣度; There is a shelf for umbrellas / 门口有放伞的架子",
  ),
  cafe: parseList(
    "Oat milk costs nothing more / 换燕麦奶不加钱; Quiet until eleven / 十一点前很安静; Two tables outside / 外摆两张桌; The cake of the day is on the board / 当日蛋糕写在黑板上; Dogs are welcome / 可带狗; Bring a cup and pay less / 自带杯有优惠",
  ),
  shop: parseList(
    "Takes back what does not fit / 不合适可退; Delivers in the quarter / 本区送货; A bench for who waits / 等人的有长椅; Sales in January and July / 一月和七月打折; Orders what is not there / 缺货可代订; Receipts on request / 可开发票",
  ),
  hotel: parseList(
    "Luggage may stay until evening / 行李可寄存到晚上; A lift to every floor / 每层都有电梯; Front desk all night / 前台通宵; Family rooms on the third floor / 三楼有家庭房; Bicycles to borrow / 可借自行车; Check-in from two o'clock / 下午两点起入住",
  ),
  sight: parseList(
    "Allow an hour and a half / 建议留一个半小时; Students pay half / 学生半价; Guided tours at ten and three / 十点和三点有讲解; No flash inside / 室内禁用闪光灯; A cloakroom by the entrance / 入口处可存包; Step-free by the side gate / 侧门无台阶",
  ),
  park: parseList(
    "Benches in the shade / 树荫下有长椅; Water taps by the gate / 门口有饮水点; The west gate is the quiet one / 西门人少; Running track around the lawn / 草坪外有跑道; No bicycles on the paths / 园内小路不能骑车; Lamps until closing / 关门前有灯",
  ),
  health: parseList(
    "Bring your card / 请带医保卡; Ground floor, with a ramp / 一楼，有坡道; Numbers are given from seven / 七点开始放号; A nurse answers the phone / 电话由护士接听; Results on the next working day / 结果次工作日可取",
  ),
  education: parseList(
    "Visits by appointment / 参观请预约; The hall is let at weekends / 周末礼堂可租用; Parents wait at the south gate / 家长在南门等; Open day in spring / 春季有开放日; Bicycle shed behind the house / 楼后有自行车棚",
  ),
  transit: parseList(
    "Lifts at two exits / 两个出口有电梯; Lost property at the service desk / 失物到服务台询问; Lockers by the gates / 闸机旁有存包柜; Toilets inside the gates / 卫生间在站内; The last one leaves on time / 末班准点发车",
  ),
  home: parseList(
    "Parcels are kept at the gate / 快递放在门卫处; A small shop on the ground floor / 楼下有小卖部; Quiet after ten / 十点后请安静; Two lifts, one of them slow / 两部电梯，一部很慢; Playground in the middle / 中庭有游乐设施",
  ),
  sport: parseList(
    "Lockers take a coin / 存包柜投币; Showers are warm until closing / 闭馆前都有热水; Courts are booked by the hour / 场地按小时订; First visit on trial / 首次可体验; Coaches on request / 可约教练",
  ),
  service: parseList(
    "Shortest queue after two / 下午两点后人最少; Draw a number by the door / 进门先取号; Copies for a small fee / 可付费复印; Staffed counter in the morning / 上午有人工窗口; Parking in the yard / 院内可停车",
  ),
};
/** The kinds of `scenes` that fit each sort of place. */
const sceneKinds: Readonly<
  Record<
    Category,
    readonly (
      | "table"
      | "menu"
      | "kitchen"
      | "room"
      | "shelf"
      | "market"
      | "landscape"
      | "people"
      | "plant"
      | "animal"
      | "whiteboard"
      | "desk"
      | "clock"
      | "score"
      | "card"
    )[]
  >
> = {
  food: ["table", "table", "menu", "kitchen"],
  cafe: ["table", "menu", "room", "plant"],
  shop: ["shelf", "market", "shelf"],
  hotel: ["room", "room", "landscape"],
  sight: ["landscape", "people"],
  park: ["landscape", "animal", "plant"],
  health: ["desk", "plant"],
  education: ["whiteboard", "shelf", "people"],
  transit: ["clock", "people"],
  home: ["room", "kitchen", "plant"],
  sport: ["people", "landscape"],
  service: ["desk", "card", "clock"],
};
/** The sorts of places that are inside a building. Pictures of these places never show a coast or a hill. */
const indoorSorts: readonly string[] = [
  "Museum",
  "Gallery",
  "Theatre",
  "Sports hall",
  "Swimming pool",
  "Gym",
  "Yoga studio",
];
/** Returns the kinds of `scenes` whose pictures fit a place. `sort` is the English text of the sort. */
export const sceneKindsFor = (category: Category, sort: string): (typeof sceneKinds)[Category] =>
  sceneKinds[category].filter((kind) => kind !== "landscape" || !indoorSorts.includes(sort));
/** The sorts of places that close on public holidays. Each entry is a prefix of the sort's English text. */
export const closedOnHolidays: readonly string[] = [
  "Clinic",
  "Dentist",
  "Primary school",
  "Secondary school",
  "Nursery",
  "Evening school",
  "Branch library",
  "Library",
  "Bank",
  "Post office",
  "Citizens' office",
  "City office",
  "Office building",
  "Company",
  "Design studio",
  "Music school",
];
