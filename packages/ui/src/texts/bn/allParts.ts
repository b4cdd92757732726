import type { Texts } from '../en.js';

/** The Bangla of the section `allParts`. */
export const allPartsTexts = {
  allParts: {
    search: 'পার্টস খুঁজুন',
    filter: 'ফিল্টার ও ক্রম',
    sortBy: 'সাজান',
    sorts: {
      newest: 'নতুন আগে',
      price: 'দাম, কম থেকে বেশি',
      '-price': 'দাম, বেশি থেকে কম',
      name: 'নাম, ক থেকে হ',
    },
    inStock: 'শুধু স্টকে আছে এমন',
    min: 'সর্বনিম্ন দাম',
    max: 'সর্বোচ্চ দাম',
    priceNumber: 'দাম সংখ্যায় দিন',
    minChip: (price) => `${price} থেকে`,
    maxChip: (price) => `${price} পর্যন্ত`,
    clear: 'খোঁজ ও ফিল্টার মুছে দিন',
    results: 'ফলাফল',
    countFor: (_, formatted, search) => `“${search}” খুঁজে ${formatted}টি পার্টস পাওয়া গেছে`,
    shown: (shown, total) => `${total}টির মধ্যে ${shown}টি দেখানো হচ্ছে`,
    more: 'আরও পার্টস দেখুন',
    nothingFor: (search) => `“${search}” খুঁজে কোনো পার্টস পাওয়া যায়নি`,
    nothing: 'এই ফিল্টারে কোনো পার্টস মেলেনি',
    nothingAdvice: 'কম শব্দ বা অন্য নম্বর দিয়ে দেখুন, অথবা আমাদের ফোন বা মেসেজ করুন: দোকানের সব পার্টস এখানে তোলা নেই।',
    corrected: (search) => `${search} লিখে খোঁজার ফল দেখানো হচ্ছে।`,
    searchInstead: (search) => `${search} লিখেই খুঁজতে চাপ দিন।`,
    replaces: (number) => `${number} নম্বরের বদলে চলে`,
    listedFor: (vehicle) => `${vehicle} গাড়ির তালিকায় আছে`,
    listedForYours: (vehicle) => `আপনার ${vehicle} গাড়ির তালিকায় আছে`,
    onlyBest: (count, total) =>
      `${total}টির মধ্যে সবচেয়ে কাছের ${count}টি দেখানো হচ্ছে। বাকিগুলো দেখতে আরেকটি শব্দ বা ফিল্টার যোগ করুন।`,
    understood: (words) => `আমরা যা খুঁজেছি: ${words}`,
    nearest: (category) => `${category}: সব পার্টস দেখুন`,
    relevance: 'সবচেয়ে বেশি মিল আগে',
  },
} satisfies Pick<Texts, 'allParts'>;
