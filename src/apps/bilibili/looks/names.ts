export { joinName } from "#ui/kit/shared/join-name.ts";
