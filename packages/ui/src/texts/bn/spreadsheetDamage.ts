import type { Texts } from '../en.js';

/** The Bangla of the section `spreadsheetDamage`. */
export const spreadsheetDamageTexts = {
  spreadsheetDamage: {
    exponent: 'স্প্রেডশিট নম্বরটি ছোট করে ফেলেছে। পুরো নম্বরটি এখানে লিখুন, আর স্প্রেডশিটে কলামটি টেক্সট হিসেবে রাখুন।',
    date: 'স্প্রেডশিট নম্বরটিকে তারিখ বানিয়ে ফেলেছে। নম্বরটি এখানে লিখুন, আর স্প্রেডশিটে কলামটি টেক্সট হিসেবে রাখুন।',
    hashes: 'কলামটি সরু ছিল, তাই আসল লেখা কপি হয়নি। লেখাটি এখানে লিখুন, অথবা কলাম চওড়া করে আবার কপি করুন।',
    error: 'এটি স্প্রেডশিটের ভুলের চিহ্ন, কোনো মান নয়। আসল মানটি এখানে লিখুন।',
  },
} satisfies Pick<Texts, 'spreadsheetDamage'>;
