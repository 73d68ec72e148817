/**
 * The URL of a picture of goods. It is apart from the dataset, so that an app which only shows such pictures does not
 * fetch the declarations of all records.
 */
import { worldUrl } from "../url.ts";
import type goods from "./index.ts";

type PictureQuery = (typeof goods)["queries"]["picture"];
const picture = { at: { dataset: "goods", name: "picture" } } as unknown as PictureQuery;

export const goodsPictureUrl = (id: string): string => worldUrl(picture, { id });
