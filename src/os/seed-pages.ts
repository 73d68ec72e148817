/** Web pages that are stored as files on a new phone. */
import type { FileContent } from "./files.ts";
import type { Say } from "./seed-documents.ts";

/** A page for puzzle fans: a garden maze, and an area to draw on. */
export const gardenMaze = (say: Say): FileContent => ({
  kind: "text",
  text: `<html>
<head><title>${say("The garden maze", "花园迷宫")}</title></head>
<body>
<h1>${say("The garden maze", "花园迷宫")}</h1>
<p>${say("The hedges were planted by our grandfather. Find the way from the gate to the fountain.", "这些树篱是爷爷种下的。请从大门走到喷泉。")}</p>
<maze id="garden" title="${say("From the gate to the fountain", "从大门到喷泉")}">
#########
#S..#...#
##.##.#.#
#....#..#
#.##.##.#
#.#...#.#
#.#.#.#.#
#.#.#..G#
#########
</maze>
<h2>${say("Design your own", "画一画")}</h2>
<drawing id="plan" title="${say("A plan of your own garden", "画出你自己的花园")}"></drawing>
<h2>${say("Visitors", "访客")}</h2>
<counter id="visits" title="${say("How many times have you reached the fountain?", "你走通了几次？")}" from="0" least="0" most="99"></counter>
<ul>
<li>${say("Open every Sunday from May", "五月起每周日开放")}</li>
<li>${say("Dogs are welcome", "欢迎携带宠物狗")}</li>
</ul>
<p>${say("Hungry after your walk? Try", "走完饿了？我们常去")} <a href="geo:0,0?place=place_lotus">${say("Golden Lotus, 3 Lantern Street", "金莲餐厅，灯笼街 3 号")}</a></p>
<p>${say("More gardens", "更多花园")}: <a href="https://larkhaven.example/">${say("City of Larkhaven", "云雀港市政府")}</a></p>
</body>
</html>
`,
});

/** A form that a club sends to its members. */
export const clubDay = (say: Say): FileContent => ({
  kind: "text",
  text: `<html>
<head><title>${say("Club day", "俱乐部活动日")}</title></head>
<body>
<h1>${say("Club day at the lake", "湖边俱乐部活动日")}</h1>
<p>${say("Meet at the boathouse at nine. Please let us know by Friday if you're coming.", "早上九点在船屋集合，请在周五前告知是否参加。")}</p>
<table>
<tr><th>${say("When", "时间")}</th><th>${say("What", "内容")}</th></tr>
<tr><td>09:00</td><td>${say("Coffee and boats", "咖啡与分船")}</td></tr>
<tr><td>10:00</td><td>${say("Paddle around the island", "环岛划行")}</td></tr>
<tr><td>13:00</td><td>${say("Lunch", "午餐")}</td></tr>
</table>
<steps id="club-day" title="${say("Sign up", "报名")}" submit="${say("Send", "提交")}" thanks="${say("Thank you, you're on the list.", "谢谢，你已在名单上。")}">
<step title="${say("You", "个人信息")}">
<field name="name" kind="text" label="${say("Name", "姓名")}" required></field>
<field name="phone" kind="phone" label="${say("Telephone", "电话")}" required></field>
</step>
<step title="${say("The day", "当天安排")}">
<field name="boat" kind="radio" label="${say("Boat", "船型")}" required options="canoe:${say("Canoe", "独木舟")}, row:${say("Rowing boat", "划艇")}, none:${say("Staying ashore", "留在岸上")}"></field>
<field name="guests" kind="number" label="${say("Number of guests", "同行人数")}" min="0" max="4" required></field>
</step>
</steps>
</body>
</html>
`,
});
