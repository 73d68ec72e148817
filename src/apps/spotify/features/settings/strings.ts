export const settingsStrings = { en: {} as Record<string,string>, zh: {} as Record<string,string> };
