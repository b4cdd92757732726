import type { Texts } from '../en.js';

/** The Bangla of the section `suggestions`. */
export const suggestionsTexts = {
  suggestions: {
    label: 'সাজেশন',
    recent: 'আগে যা খুঁজেছেন',
    clearRecent: 'আগের খোঁজ মুছুন',
    category: 'ধরন',
    vehicle: 'গাড়ি',
    count: (_, formatted) => `${formatted}টি সাজেশন`,
    none: (search) => `“${search}” দিয়ে কোনো সাজেশন নেই। সব পার্টসে খুঁজতে Enter চাপুন।`,
    parts: 'পার্টস',
    order: (number) => `অর্ডার ${number}`,
    allNone: (search) => `“${search}” দিয়ে কোনো ক্রেতা, অর্ডার বা পার্টস নেই। সব পার্টসে খুঁজতে Enter চাপুন।`,
    allFailed: 'কিছু ফলাফল লোড করা গেল না।',
    failed: 'সাজেশন লোড করা গেল না। সব পার্টসে খুঁজতে Enter চাপুন।',
  },
} satisfies Pick<Texts, 'suggestions'>;
