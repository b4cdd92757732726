import { pattern } from '../text/quantityText.js';

const date = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s*[ap]\.?m\.?)?`;
const sender = String.raw`(?:(?:[^:\d]{1,40}|\+\d[\d ()-]{7,20}):(?=\s))?`;

/** What a chat writes before a message, when it is copied: when, and who. */
const chatMarks = [
  String.raw`\[\s*(?:${date},?\s+)?${time}(?:,?\s*${date})?\s*\]\s*${sender}`,
  String.raw`${date},?\s+(?:at\s+)?${time}\s*-\s*${sender}`,
  String.raw`${time}\s*-?\s+[^:\d]{1,40}:(?=\s)`,
].map((source) => new RegExp(`^\\s*${source}`, 'iu'));

const bullet = /^\s*(?:[•‣◦▪▫●○·*>→►➤✓✔✅☐☑□]\uFE0F?|-+(?=[\s\p{L}])|\[[ x]?\](?=\s))\s*/iu;

/** "1. ", "1) ", "1।" and "#1 "; without a space after the dot it is a part of a number or a size. */
const numbering = /^\s*(?:\d{1,3}(?:[.।](?=\s)|\)|।)|#\d{1,3}[.:)]?(?=\s))\s*/;

const currency = String.raw`(?:tk\.?|taka|bdt|৳|টাকা)`;
const unit = pattern.unit.replace('?<dozens>', '?:');
/** "1200 tk 2 pcs": the number before the currency is its amount where the one after it has a unit. */
const price = String.raw`(?:${currency} *\d[\d,.]*(?: */-)?(?![\d,.]|${unit})|\d[\d,.]* *(?:${currency}(?:(?= *\d+${unit})|(?! *[\p{L}\p{M}\d]))|/-))`;
const prices = new RegExp(String.raw`@ *${price}|@ *\d[\d,.]*|(?<![\p{L}\p{M}\d])${price}`, 'giu');

const courtesy = /[\s,;]+(?:please|plz|pls|lagbe|dorkar|chai|lage|din|লাগবে|দরকার|চাই|দিবেন|দেবেন|দিন)[\s.!।]*$/iu;

/** What people write before the number of a part. */
const numberLabel =
  /^(?:(?:oem|oe|part|item|sku|ref|code|পার্ট|পার্টস)(?:\s*(?:no|number|num|#|নং|নম্বর))?|p\s*\/?\s*n|no|নং|নম্বর)\s*[.:#-]+\s*/iu;

/** Returns the line of a list without what a chat, a list or a price list writes around the part and its quantity. */
export const lineContent = (line: string): string => {
  const chatMark = chatMarks.find((mark) => mark.test(line));
  const message = (chatMark ? line.replace(chatMark, '') : line).replace(bullet, '');
  const content = message.replace(numbering, '').replace(bullet, '').replace(prices, ' ').replace(courtesy, '');
  return content.replace(/[\s,;:।!-]+$|\.+\s*$/g, '').trimStart();
};

/** Returns the words of a part without punctuation around them, and without a label before its number. */
export const withoutMarks = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.|=()[\]{}-]+/, '')
    .replace(/[\s,;:.|=([{-]+$/, '')
    .replace(numberLabel, '')
    .trim();
