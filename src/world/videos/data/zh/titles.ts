/** Titles of series and of the parts of a video. */
export const seriesTitles: readonly string[] = [
  "{tag}合集",
  "{tag}（持续更新）",
  "我的{tag}",
  "{tag}全记录",
  "{name}的{tag}",
  "{tag}从头看",
  "{tag}系列",
  "{tag}｜按顺序看",
];
export const partTitles: Readonly<Record<"course" | "other", readonly (readonly string[])[]>> = {
  course: [
    ["01 先看这一集", "02 基础", "03 练习", "04 常见错误", "05 总结"],
    ["第1讲 准备", "第2讲 上手", "第3讲 进阶", "第4讲 答疑"],
    ["前言", "第一部分", "第二部分", "第三部分", "第四部分", "作业讲解"],
    ["1.为什么要学", "2.要准备什么", "3.第一步", "4.第二步", "5.第三步", "6.检查", "7.下一步"],
    ["Day1", "Day2", "Day3", "Day4", "Day5", "Day6", "Day7"],
  ],
  other: [
    ["上", "下"],
    ["上集", "中集", "下集"],
    ["正片", "花絮"],
    ["正片", "没剪进去的部分"],
    ["完整版", "精简版"],
    ["第一天", "第二天", "第三天"],
  ],
};
