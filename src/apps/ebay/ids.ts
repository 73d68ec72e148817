/** Ids of the app's records, and ids of the world's records to which the app's state refers. */
import * as v from "valibot";
import { idSchema } from "#os/values.ts";

/** The id of a listing, seller, category, variant or picture in the world data. */
export const GoodsId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
export const SavedId = idSchema("saved");
export const OfferId = idSchema("offer");
export const LineId = idSchema("line");
export const AddressId = idSchema("address");
export const OrderId = idSchema("order");
export const PurchaseId = idSchema("purchase");
export const ThreadId = idSchema("thread");
export const ListingId = idSchema("listing");
export const SaleId = idSchema("sale");
export const BuyerOfferId = idSchema("bid");
/** A price in US cents, from one cent to a million dollars. */
export const Price = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000));
export const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));
/** The text of a message. */
export const Message = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1000));
