import { words } from "../../os/words.ts";

export const strings = words({
  en: {
    title: "Compass",
    add: "Add",
    name: "Name",
    empty: "Nothing here yet",
    remove: "Remove",
    removeAsk: "Remove this?",
    "name-missing": "Give it a name",
    "item-missing": "It is gone",
  },
  zh: {
    title: "Compass",
    add: "添加",
    name: "名称",
    empty: "这里还没有内容",
    remove: "移除",
    removeAsk: "要移除吗?",
    "name-missing": "请输入名称",
    "item-missing": "它已不存在",
  },
});
