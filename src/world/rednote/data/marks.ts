/** What stands beside the mark of a verified person or a business, by channel. */
type Marks = Readonly<Record<"verified" | "business", Readonly<Record<string, readonly string[]>>>>;
export const marks: Readonly<Record<"en" | "zh", Marks>> = {
  en: {
    verified: {
      any: ["Creator of the month", "Verified creator", "Lifestyle creator"],
      food: ["Food writer", "Restaurant reviewer"],
      cooking: ["Recipe developer", "Cookery teacher"],
      travel: ["Travel writer", "Tour guide"],
      fitness: ["Certified trainer", "Running coach"],
      study: ["Language teacher", "Exam tutor"],
      film: ["Film critic"],
      books: ["Book editor", "Librarian"],
      photography: ["Photographer"],
      pets: ["Veterinary nurse", "Dog trainer"],
      tech: ["Hardware reviewer"],
      family: ["Nursery teacher", "Paediatric nurse"],
    },
    business: {
      any: ["Shop", "Studio", "Local business"],
      food: ["Restaurant"],
      coffee: ["Café"],
      home: ["Furniture shop"],
      outfits: ["Clothes shop"],
      plants: ["Plant nursery"],
      pets: ["Pet shop"],
    },
  },
  zh: {
    verified: {
      any: ["生活博主", "优质创作者", "日常记录博主"],
      food: ["美食博主", "探店达人"],
      cooking: ["家常菜博主", "烹饪老师"],
      travel: ["旅行博主", "持证导游"],
      fitness: ["持证健身教练", "跑步教练"],
      study: ["英语老师", "备考博主"],
      film: ["影评人"],
      books: ["图书编辑", "读书博主"],
      photography: ["摄影师"],
      pets: ["宠物医生助理", "训犬师"],
      tech: ["数码博主"],
      family: ["育儿博主", "幼儿园老师"],
    },
    business: {
      any: ["企业号", "工作室", "本地商家"],
      food: ["餐饮商家"],
      coffee: ["咖啡馆"],
      home: ["家居店铺"],
      outfits: ["服饰店铺"],
      plants: ["花卉园艺"],
      pets: ["宠物店"],
    },
  },
};
