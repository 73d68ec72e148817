/** The forms of the web, composed of shared fields. */
import type { LocalizedText } from "../cast.ts";
import { both, form, sameInBoth, type FieldText, type LocalizedBlock } from "./build.ts";
import { parseLocalized } from "./grammar.ts";

type Options = readonly (readonly [string, LocalizedText])[];
/** Parses options: "id English / 中文; …". */
const parseOptions = (text: string): Options =>
  text.split(";").map((one) => {
    const trimmed = one.trim();
    const at = trimmed.indexOf(" ");
    return [trimmed.slice(0, at), parseLocalized(trimmed.slice(at + 1))] as const;
  });
const defineField = (
  name: string,
  label: string,
  kind: FieldText["kind"],
  more: Partial<FieldText> = {},
): FieldText => ({
  name,
  label: parseLocalized(label),
  kind,
  ...more,
});

const timeSlots = parseOptions(
  "morning Morning, 9 to 12 / 上午9点至12点; afternoon Afternoon, 13 to 17 / 下午13点至17点; evening Evening, 17 to 19 / 傍晚17点至19点",
);
const districts = parseOptions(
  "old-quay Old Quay / 旧码头; millbrook Millbrook / 磨坊溪; fernhill Fernhill / 蕨山; saltmarsh Saltmarsh / 盐沼; eastgate Eastgate / 东门; pinewood Pinewood / 松林; ropewalk Ropewalk / 绳厂街; beacon-hill Beacon Hill / 灯塔山",
);
const fieldsByName: Readonly<Record<string, FieldText>> = Object.fromEntries(
  [
    defineField("name", "Full name / 姓名", "text", { minLength: 2, maxLength: 60 }),
    defineField("email", "E-mail / 电子邮箱", "email"),
    defineField("phone", "Telephone / 电话", "phone", { required: false }),
    defineField("address", "Address / 地址", "text", { minLength: 5, maxLength: 120 }),
    defineField("order", "Order number / 订单号", "text", {
      pattern: "[A-Z]{2}[0-9]{6}",
      hint: parseLocalized("Two letters and six digits, such as FW204817 / 两个字母加六位数字，例如 FW204817"),
    }),
    defineField("message", "Message / 留言", "textarea", { minLength: 10, maxLength: 1000 }),
    defineField("details", "Details / 详细说明", "textarea", { required: false, maxLength: 600 }),
    defineField("topic", "Topic / 主题", "select", {
      options: parseOptions(
        "delivery Delivery / 配送; product A product / 商品; payment Payment / 付款; store A store / 门店; other Something else / 其他",
      ),
    }),
    defineField("reason", "Reason / 原因", "select", {
      options: parseOptions(
        "size Wrong size / 尺码不合; damaged Arrived damaged / 到货破损; different Not as described / 与描述不符; late Came too late / 送达太晚; mind Changed my mind / 不想要了",
      ),
    }),
    defineField("refund", "Refund to / 退款方式", "radio", {
      options: parseOptions(
        "card The card I paid with / 原支付卡; voucher A voucher, 5 per cent more / 代金券（多得5%）; exchange An exchange / 换货",
      ),
    }),
    defineField("items", "Number of items / 件数", "number", { min: 1, max: 20 }),
    defineField("bought", "Date of purchase / 购买日期", "date", { from: -1095, to: 0 }),
    defineField("model", "Model or article number / 型号或货号", "text", { minLength: 3, maxLength: 30 }),
    defineField("fault", "What is wrong? / 出了什么问题？", "textarea", { minLength: 10, maxLength: 800 }),
    defineField("seenAt", "Where did you see the lower price? / 在哪里看到更低的价格？", "text", {
      minLength: 3,
      maxLength: 120,
    }),
    defineField("price", "Price seen, in yuan / 看到的价格（元）", "number", { min: 1, max: 20000 }),
    defineField("card", "Gift card number / 礼品卡号", "text", {
      pattern: "[0-9]{12}",
      hint: parseLocalized("Twelve digits / 十二位数字"),
    }),
    defineField("pin", "Code under the foil / 刮开层密码", "text", {
      pattern: "[0-9]{4}",
      hint: parseLocalized("Four digits / 四位数字"),
    }),
    defineField("day", "Day / 日期", "date", { from: 1, to: 60 }),
    defineField("time", "Time of day / 时段", "radio", { options: timeSlots }),
    defineField("people", "Number of people / 人数", "number", { min: 1, max: 12 }),
    defineField("quarter", "Quarter / 城区", "select", { options: districts }),
    defineField("place", "Exact place / 具体位置", "text", { minLength: 5, maxLength: 120 }),
    defineField("problem", "Kind of problem / 问题类型", "select", {
      options: parseOptions(
        "lamp Broken street lamp / 路灯损坏; pothole Hole in the road / 路面坑洞; waste Dumped waste / 乱倒垃圾; noise Noise / 噪声; tree Fallen branch / 树枝倒伏; water Burst pipe / 水管破裂",
      ),
    }),
    defineField("urgent", "It is dangerous / 存在危险", "checkbox", { required: false }),
    defineField("born", "Date of birth / 出生日期", "date", { from: -36500, to: 0 }),
    defineField("idNumber", "Number of your identity document / 证件号码", "text", {
      pattern: "[A-Z0-9]{6,18}",
      hint: parseLocalized("6 to 18 letters and digits / 6至18位字母或数字"),
    }),
    defineField("plate", "Number plate / 车牌号", "text", { minLength: 5, maxLength: 10 }),
    defineField("zone", "Zone / 停车区", "select", {
      options: parseOptions(
        "a Zone A, harbour / A区（港口）; b Zone B, old town / B区（老城）; c Zone C, hill / C区（山上）; d Zone D, station / D区（车站）",
      ),
    }),
    defineField("months", "Months / 月数", "number", { min: 1, max: 12 }),
    defineField("service", "What for? / 办理事项", "select", {
      options: parseOptions(
        "passport Passport / 护照; address Change of address / 住址变更; marriage Marriage / 婚姻登记; birth Birth certificate / 出生证明; business Trade licence / 营业执照",
      ),
    }),
    defineField("branch", "Library / 图书馆", "select", {
      options: parseOptions(
        "central Central Library / 中央图书馆; fernhill Fernhill / 蕨山; eastgate Eastgate / 东门; saltmarsh Saltmarsh / 盐沼",
      ),
    }),
    defineField("cardKind", "Kind of card / 借书证类型", "radio", {
      options: parseOptions("adult Adult / 成人; child Child under 14 / 14岁以下儿童; family Family / 家庭"),
    }),
    defineField("interests", "Interests / 兴趣", "checks", {
      required: false,
      options: parseOptions(
        "history History / 历史; science Science / 科学; art Art / 艺术; sport Sport / 体育; music Music / 音乐; food Food / 美食",
      ),
    }),
    defineField("agree", "I have read the conditions / 我已阅读并同意相关条款", "checkbox"),
    defineField("newsletter", "Send me the newsletter / 订阅电子报", "checkbox", { required: false }),
    defineField("adults", "Adults / 成人", "number", { min: 1, max: 10 }),
    defineField("children", "Children under 14 / 14岁以下儿童", "number", { min: 0, max: 10 }),
    defineField("entry", "Entry / 入场时间", "select", {
      options: parseOptions("t10 10:00 / 10:00; t12 12:00 / 12:00; t14 14:00 / 14:00; t16 16:00 / 16:00"),
    }),
    defineField("audio", "Audio guide / 语音导览", "checkbox", { required: false }),
    defineField("language", "Language / 语言", "radio", {
      options: parseOptions("en English / 英语; zh Chinese / 中文"),
    }),
    defineField("school", "Name of the school / 学校名称", "text", { minLength: 3, maxLength: 80 }),
    defineField("pupils", "Number of pupils / 学生人数", "number", { min: 5, max: 60 }),
    defineField("grade", "Age of the pupils / 学生年龄段", "select", {
      options: parseOptions(
        "kinder 4 to 6 / 4至6岁; primary 7 to 11 / 7至11岁; middle 12 to 15 / 12至15岁; upper 16 to 18 / 16至18岁",
      ),
    }),
    defineField("programme", "Programme / 项目", "select", {
      options: parseOptions(
        "day Open day / 开放日; bachelor Bachelor's degree / 本科; master Master's degree / 硕士; evening Evening lectures / 晚间讲座; summer Summer school / 暑期班",
      ),
    }),
    defineField("degree", "Highest certificate so far / 已获最高学历", "radio", {
      options: parseOptions("school School / 高中; bachelor Bachelor / 学士; master Master / 硕士"),
    }),
    defineField("motive", "Why do you apply? / 申请理由", "textarea", { minLength: 30, maxLength: 1500 }),
    defineField("company", "Company / 公司", "text", { required: false, maxLength: 80 }),
    defineField("budget", "Budget / 预算", "select", {
      options: parseOptions(
        "small Up to 50,000 yuan / 5万元以内; medium 50,000 to 200,000 yuan / 5万至20万元; large More / 20万元以上",
      ),
    }),
    defineField("seats", "Seats / 座位数", "number", { min: 1, max: 8 }),
    defineField("wheelchair", "One place for a wheelchair / 需要一个轮椅席位", "checkbox", { required: false }),
    defineField("rating", "How did we do? / 您的评价", "radio", {
      options: parseOptions("good Well / 满意; fair So-so / 一般; bad Badly / 不满意"),
    }),
    defineField("nights", "Nights / 晚数", "number", { min: 1, max: 14 }),
    defineField("breakfast", "With breakfast / 含早餐", "checkbox", { required: false }),
    defineField("dish", "Name of the dish / 菜名", "text", { minLength: 2, maxLength: 60 }),
    defineField("recipe", "Ingredients and steps / 食材与步骤", "textarea", { minLength: 40, maxLength: 2000 }),
    defineField("question", "Your question / 您的问题", "textarea", { minLength: 20, maxLength: 1500 }),
    defineField("heading", "In one line / 一句话概括", "text", { minLength: 8, maxLength: 100 }),
    defineField("board", "Board / 板块", "select", {
      options: parseOptions(
        "phones Phones / 手机; computers Computers / 电脑; network Networks / 网络; home At home / 家电; photo Photo and sound / 影音; office Office / 办公",
      ),
    }),
    defineField("copies", "Copies / 份数", "number", { min: 1, max: 10 }),
    defineField("weight", "Weight in kilograms / 重量（公斤）", "number", { min: 1, max: 200 }),
    defineField("dog", "Name of the dog / 犬只名字", "text", { minLength: 2, maxLength: 30 }),
    defineField("breed", "Breed / 品种", "text", { required: false, maxLength: 40 }),
  ].map((one) => [one.name, one]),
);
const formTable = `
contact | Contact form / 联系表单 | name email topic order? message | Send / 发送 | Thank you. We answer within two working days. / 谢谢，我们会在两个工作日内回复。
track | Track an order / 查询订单 | order email | Show the order / 查询 | We have sent the state of your order to your e-mail address. / 订单状态已发送到您的邮箱。
return | Register a return / 申请退货 | order email items reason refund details | Register / 提交申请 | Your return is registered. The label is on its way to your e-mail address. / 退货申请已登记，运单已发送到您的邮箱。
warranty | Warranty claim / 保修申请 | name email model bought fault | Send the claim / 提交 | We have your claim and will tell you within three working days how we can help. / 已收到您的保修申请，我们会在三个工作日内告知处理办法。
price-match | Report a lower price / 提交更低价格 | email model price seenAt | Send / 提交 | Thank you. We check the price and write back within one day. / 谢谢，我们会核实价格并在一天内回复。
gift-balance | Balance of a gift card / 查询礼品卡余额 | card pin | Show the balance / 查询余额 | The balance has been sent to the telephone that the card is registered to. / 余额已发送到礼品卡绑定的手机。
advice | Book advice / 预约咨询 | name phone day time topic | Book / 预约 | Your appointment is noted. We will ring you the day before. / 预约成功，我们会在前一天致电确认。
feedback | Tell us what you think / 意见反馈 | rating message email? | Send / 提交 | Thank you for your words. / 感谢您的反馈。
appointment | Book an appointment / 预约办理 | name email phone service day time | Book / 预约 | Your appointment is booked. Please bring an identity document. / 预约成功，请携带身份证件。
report | Report a problem / 问题上报 | problem quarter place urgent details email? | Report / 上报 | Thank you. Your report has been passed on to the right team. / 谢谢，您的上报已转交相关部门。
library-card | Apply for a library card / 申请借书证 | name born address email cardKind branch interests agree | Apply / 申请 | Your card is ready for you from tomorrow at the desk of the library you chose. / 借书证明天起可到所选图书馆前台领取。
parking | Apply for a parking permit / 申请停车证 | name address plate zone months agree | Apply / 申请 | Your permit is being checked; you will hear from us within five working days. / 停车证正在审核，五个工作日内通知您。
bulky | Have bulky waste collected / 预约大件垃圾清运 | name address items weight day | Order the collection / 预约清运 | The collection is ordered. Put the things out before seven in the morning. / 清运已预约，请在当天早上七点前摆放好。
certificate | Order a certificate / 申领证明 | name born idNumber copies email | Order / 提交 | Your certificates will be posted within four working days. / 证明将在四个工作日内寄出。
dog-tax | Register a dog / 犬只登记 | name address dog breed born | Register / 登记 | The dog is registered. The tag comes by post. / 登记完成，犬牌将邮寄给您。
garden-plot | Apply for an allotment garden / 申请市民菜园 | name email quarter people motive | Apply / 申请 | You are on the list. We write once a year, in February. / 您已进入候补名单，我们每年二月来信通知。
tickets | Order tickets / 订票 | name email day entry adults children audio | Order / 订票 | Your tickets are reserved and wait at the desk until a quarter of an hour before entry. / 门票已预留，请在入场前一刻钟到前台取票。
guided | Book a guided tour / 预约讲解 | name email day language people | Book / 预约 | The guide is booked. We have sent the details by e-mail. / 讲解已预约，详情已发送到您的邮箱。
school-visit | Register a school class / 学校团体预约 | school name email pupils grade day | Register / 预约 | The class is registered. A plan of the visit follows by e-mail. / 团体已预约，参观安排将通过邮件发送。
apply | Apply for a place / 申请入学 | name email born programme degree motive agree | Apply / 提交申请 | Your application has arrived. You will get a number by e-mail. / 申请已收到，编号将通过邮件发送。
open-day | Register for the open day / 报名开放日 | name email programme people | Register / 报名 | See you at the open day! / 开放日见！
project | Ask for an offer / 项目咨询 | name email company budget message | Send / 发送 | Thank you. One of us will ring within three days. / 谢谢，我们会在三天内致电联系您。
job | Apply for this post / 应聘职位 | name email phone motive agree | Apply / 应聘 | We have your application and answer every one. / 已收到您的应聘材料，我们会逐一回复。
seats | Reserve seats / 预订座位 | name email seats wheelchair newsletter | Reserve / 预订 | Your seats are reserved under your name. / 已为您预留座位。
room | Ask for a room / 咨询住宿 | name email day nights people breakfast | Ask / 提交 | The house will answer within a day. / 旅馆会在一天内回复。
send-recipe | Send in a recipe / 投稿食谱 | name email dish recipe agree | Send / 投稿 | Thank you. We will cook it and write to you. / 谢谢，我们试做后会回信。
ask | Ask a question / 提问 | name board heading question | Post / 发布 | Your question waits for a moderator and will then appear. / 问题正在等待审核，通过后即可显示。
newsletter | Newsletter / 订阅电子报 | email interests agree | Subscribe / 订阅 | Please confirm by the link in the e-mail that we have sent. / 请点击我们发送的邮件中的链接确认订阅。
`;
const byId = new Map(
  formTable
    .trim()
    .split("\n")
    .map((line) => {
      const [id = "", title = "", fields = "", submit = "", thanks = ""] = line.split("|").map((cell) => cell.trim());
      return [
        id,
        {
          title: parseLocalized(title),
          fields: fields.split(" "),
          submit: parseLocalized(submit),
          thanks: parseLocalized(thanks),
        },
      ] as const;
    }),
);
function getField(text: string): FieldText {
  const name = text.replace("?", "");
  const known = fieldsByName[name];
  if (!known) throw new Error(`no field ${name}`);
  return text.endsWith("?") ? { ...known, required: false } : known;
}
/** Returns the shared fields with these names, for example for "name email phone?". A field with "?" is optional. */
export const getFields = (names: string): FieldText[] => names.split(" ").map(getField);
/** Creates the form `sheet`. The id of the new form contains the site. A field with "?" is optional. */
export function createForm(sheet: string, site: string, title?: LocalizedText): LocalizedBlock {
  const found = byId.get(sheet);
  if (!found) throw new Error(`no form ${sheet}`);
  return form(`${site}-${sheet}`, title ?? found.title, found.fields.map(getField), found.submit, found.thanks);
}
/** Rows of a table of opening hours, such as "Monday to Friday 9:00–18:00". */
export const hoursRows = (
  week: string,
  saturday: string,
  sunday: string,
): (readonly [LocalizedText, LocalizedText])[] => {
  const shut = both("closed", "休息");
  const of = (hours: string) => (hours === "-" ? shut : sameInBoth(hours));
  return [
    [both("Monday to Friday", "周一至周五"), of(week)],
    [both("Saturday", "周六"), of(saturday)],
    [both("Sunday", "周日"), of(sunday)],
  ];
};
