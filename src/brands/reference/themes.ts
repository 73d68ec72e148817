import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Themes", zh: "主题" },
  tint: "#5b3fc4",
  icon: `<path fill="#ff9d6e" d="M9 14a5 5 0 0 1 5-5h11v16H9z"/><path fill="#ffd76a" d="M25 9h9a5 5 0 0 1 5 5v7H25z"/><path fill="#6fd6c8" d="M25 21h14v13a5 5 0 0 1-5 5h-9z"/><path fill="#fff" d="M9 25h16v14H14a5 5 0 0 1-5-5z"/><circle cx="17" cy="32" r="3.200" fill="#5b3fc4"/>`,
} satisfies AppBrand;
