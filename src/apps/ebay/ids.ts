/** What the app's records are called, and how records of the world are named in its state. */
import * as v from "valibot";
import { idOf } from "../../os/values.ts";

/** An id of the world's goods: of a listing, a seller, a category, a variant, a picture. */
export const GoodsId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
export const SavedId = idOf("saved");
export const OfferId = idOf("offer");
export const LineId = idOf("line");
export const AddressId = idOf("address");
export const OrderId = idOf("order");
export const PurchaseId = idOf("purchase");
export const ThreadId = idOf("thread");
export const ListingId = idOf("listing");
export const SaleId = idOf("sale");
export const BuyerOfferId = idOf("bid");
/** US cents that somebody asks for or pays: a cent to a million dollars. */
export const Price = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000));
export const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));
/** What somebody writes to another. */
export const Message = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1000));
