/** The texts of all features. */
import { mergeFeatures } from "#os/features.ts";
import { defineTexts } from "#os/texts.ts";
import { billsStrings } from "./features/bills/strings.ts";
import { cardsStrings } from "./features/cards/strings.ts";
import { cashierStrings } from "./features/cashier/strings.ts";
import { chatsStrings } from "./features/chats/strings.ts";
import { codesStrings } from "./features/codes/strings.ts";
import { creditStrings } from "./features/credit/strings.ts";
import { homeStrings } from "./features/home/strings.ts";
import { securityStrings } from "./features/security/strings.ts";
import { servicesStrings } from "./features/services/strings.ts";
import { settingsStrings } from "./features/settings/strings.ts";
import { transferStrings } from "./features/transfer/strings.ts";
import { wealthStrings } from "./features/wealth/strings.ts";

/** The messages that the user sees when a guard fails. */
const guards = defineTexts({
  en: {
    isBill: "This payment has moved on to the next step",
    hasMethod: "Choose a payment method first",
    isFinger: "Confirm the payment first",
    isSecret: "Confirm the payment first",
    isPaid: "This hasn't been paid yet",
    isKnownAccount: "Account not found. Check the number.",
    hasCard: "Enter the name and card number",
    nameFits: "The name is incomplete or incorrect",
    isOnItsWay: "This transfer has arrived and can't be cancelled",
    canGive: "Choose a recipient and enter an amount",
    canOpen: "This red packet has already been opened",
    wasOpened: "Open the red packet first",
    hasTag: "Enter a tag",
    holds: "You don't hold this fund",
    hasChosenCard: "Choose a card",
    hasNumber: "Enter a card number of 15 to 19 digits",
    isAdding: "Enter a card number first",
    hasHolder: "Enter the name and mobile number, and agree to the terms",
    hasCode: "Enter the 6-digit code",
    isBilled: "There is no bill for this period",
    hasPhone: "Enter a mobile number",
    hasAccount: "Enter the account number",
    asks: "No amount has been set",
    hasText: "Enter a message first",
    isPassed: "Verify your identity first",
    hasSix: "Enter the 6-digit password",
    provesOld: "Enter the 6-digit password",
    nextFits: "The new passwords don't match",
    hasDeviceName: "Enter a name",
    isFrozen: "This account isn't frozen",
    isOpen: "This account is frozen",
    isCharging: "This auto-payment has been cancelled",
  },
  zh: {
    isBill: "付款已进行到下一步",
    hasMethod: "请先选择付款方式",
    isFinger: "请先确认付款",
    isSecret: "请先确认付款",
    isPaid: "尚未付款",
    isKnownAccount: "该账户不存在，请核对",
    hasCard: "请输入姓名和卡号",
    nameFits: "姓名不完整或不正确",
    isOnItsWay: "已到账，无法撤销",
    canGive: "请选择收红包的人并输入金额",
    canOpen: "该红包已领取",
    wasOpened: "请先拆开红包",
    hasTag: "请输入标签",
    holds: "未持有该基金",
    hasChosenCard: "请选择银行卡",
    hasNumber: "请输入 15 至 19 位卡号",
    isAdding: "请先输入卡号",
    hasHolder: "请填写姓名和手机号并同意协议",
    hasCode: "请输入 6 位验证码",
    isBilled: "本期没有账单",
    hasPhone: "请输入手机号",
    hasAccount: "请输入户号",
    asks: "没有设置金额",
    hasText: "请先输入内容",
    isPassed: "请先验证身份",
    hasSix: "请输入 6 位密码",
    provesOld: "请输入 6 位密码",
    nextFits: "两次输入的新密码不一致",
    hasDeviceName: "请输入名称",
    isFrozen: "账户没有挂失",
    isOpen: "账户已挂失",
    isCharging: "该自动扣款已解除",
  },
});
export const strings = {
  en: mergeFeatures(
    guards.en,
    homeStrings.en,
    cashierStrings.en,
    transferStrings.en,
    billsStrings.en,
    wealthStrings.en,
    cardsStrings.en,
    creditStrings.en,
    servicesStrings.en,
    codesStrings.en,
    chatsStrings.en,
    securityStrings.en,
    settingsStrings.en,
  ),
  zh: mergeFeatures(
    guards.zh,
    homeStrings.zh,
    cashierStrings.zh,
    transferStrings.zh,
    billsStrings.zh,
    wealthStrings.zh,
    cardsStrings.zh,
    creditStrings.zh,
    servicesStrings.zh,
    codesStrings.zh,
    chatsStrings.zh,
    securityStrings.zh,
    settingsStrings.zh,
  ),
};
