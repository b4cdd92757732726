import type { ShopTexts } from '../en/shop.js';

const plain = new Intl.NumberFormat('bn-BD', { useGrouping: false });

/** A year or an ordinal in Bangla digits; amounts and counts come written already. */
const digits = (figure: number) => plain.format(figure);

/** What stands around every page, and the home page. */
export const shop = {
  locale: 'bn-BD',
  language: 'বাংলা',
  common: {
    skipToContent: 'মূল অংশে যান',
    loading: 'লোড হচ্ছে',
    tryAgain: 'আবার চেষ্টা করুন',
    unnamedPart: 'নামহীন পার্টস',
    noPicture: 'ছবি নেই',
    noPictureOf: (what) => `${what} (ছবি নেই)`,
    required: 'আবশ্যক',
    close: 'বন্ধ করুন',
    oneLess: (label) => `${label}: এক কমান`,
    oneMore: (label) => `${label}: এক বাড়ান`,
    backHome: 'হোম পেজে ফিরুন',
    dash: '–',
  },
  titles: {
    home: 'ট্রাকের পার্টস',
    blog: 'ব্লগ',
    portfolio: 'আমার পোর্টফোলিও',
    login: 'লগইন',
    signup: 'সাইন আপ',
    purchase: 'পার্টস অর্ডার',
    dashboard: 'ড্যাশবোর্ড',
    myOrders: 'আমার অর্ডার',
    review: 'মতামত দিন',
    myProfile: 'আমার প্রোফাইল',
    allUser: 'সব ব্যবহারকারী',
    addProduct: 'পার্টস যোগ করুন',
    manageProducts: 'পার্টস ম্যানেজ করুন',
    notFound: 'পেজটি পাওয়া যায়নি',
  },
  failure: {
    offline: {
      title: 'সংযোগ নেই',
      advice: 'দোকানের সঙ্গে যোগাযোগ করা যাচ্ছে না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    },
    unauthorised: { title: 'আবার লগইন করুন', advice: 'আপনার লগইনের মেয়াদ শেষ হয়েছে। কাজ চালিয়ে যেতে আবার লগইন করুন।' },
    forbidden: {
      title: 'এই অ্যাকাউন্টের জন্য নয়',
      advice: 'এই অ্যাকাউন্ট থেকে এটি করার অনুমতি নেই। অন্য অ্যাকাউন্টে লগইন করুন, অথবা দোকানে যোগাযোগ করুন।',
    },
    notFound: { title: 'এটি আর এখানে নেই', advice: 'আপনি যা খুঁজছেন তা নেই, অথবা সরিয়ে নেওয়া হয়েছে।' },
    tooMany: {
      title: 'একটু অপেক্ষা করুন',
      advice: 'অল্প সময়ে অনেকবার চেষ্টা করা হয়েছে। এক মিনিট অপেক্ষা করে আবার চেষ্টা করুন।',
    },
    server: {
      title: 'দোকানের সিস্টেমে সমস্যা হয়েছে',
      advice: 'সমস্যাটি আমাদের দিক থেকে। একটু পরে আবার চেষ্টা করুন।',
    },
    unexpected: {
      title: 'উত্তরটি বোঝা গেল না',
      advice: 'দোকান থেকে যে উত্তর এসেছে, এই পেজ তা পড়তে পারছে না। আবার চেষ্টা করুন।',
    },
  },
  navbar: {
    label: 'প্রধান মেনু',
    home: 'হোম',
    blog: 'ব্লগ',
    portfolio: 'আমার পোর্টফোলিও',
    dashboard: 'ড্যাশবোর্ড',
    login: 'লগইন',
    signOut: 'লগআউট',
    openMenu: 'মেনু খুলুন',
    closeMenu: 'মেনু বন্ধ করুন',
    toDark: 'গাঢ় রঙে দেখুন',
    toLight: 'হালকা রঙে দেখুন',
    languageFailed: 'অন্য ভাষাটি লোড করা গেল না। ইন্টারনেট সংযোগ দেখে পেজটি আবার লোড করুন।',
  },
  footer: {
    showrooms: 'শোরুম',
    shop: 'দোকান',
    founded: (year) => `${digits(year)} সাল থেকে ট্রাক মালিকদের পাশে`,
    rights: (name, year) => `© ${digits(year)} ${name}`,
  },
  home: {
    headline: 'শহরের সেরা ট্রাক পার্টস!',
    getStarted: 'শুরু করুন',
    partsTitle: 'আপনার পার্টস বেছে নিন',
    noParts: { title: 'দোকানে এখনো কোনো পার্টস নেই', advice: 'প্রতি সপ্তাহে নতুন মাল আসে। কিছুদিন পর আবার দেখুন।' },
    reviewsTitle: 'ক্রেতাদের মতামত',
    noReviews: { title: 'এখনো কোনো মতামত নেই', advice: 'একটি পার্টস অর্ডার করুন, আর কেমন লাগল সবার আগে জানান।' },
    statsTitle: 'এক নজরে আমরা',
    showroomsTitle: 'আমাদের শোরুম',
    ownerTitle: 'মালিকের কথা',
  },
  part: {
    price: 'দাম',
    available: 'স্টক',
    minimumOrder: 'সর্বনিম্ন অর্ডার',
    outOfStock: 'স্টকে নেই',
    order: 'অর্ডার করুন',
    orderNamed: (name) => `${name} অর্ডার করুন`,
    onRequest: 'দাম জেনে নিন',
    pieces: (count) => `${count}টি`,
  },
  review: {
    ratingOutOf: (rating) => `৫-এর মধ্যে ${rating}`,
    noRating: 'রেটিং নেই',
    anonymous: 'একজন ক্রেতা',
    onPart: (product) => `পার্টস: ${product}`,
  },
  carousel: {
    label: 'শোরুমের ছবি',
    role: 'ছবির সারি',
    slideRole: 'ছবি',
    slides: 'ছবিগুলো',
    slide: (index, count) => `${digits(count)}টির মধ্যে ${digits(index)} নম্বর ছবি`,
    previous: 'আগের ছবি',
    next: 'পরের ছবি',
    show: (index) => `${digits(index)} নম্বর ছবি দেখুন`,
    pause: 'ছবি থামান',
    play: 'ছবি চালু করুন',
  },
  blog: {
    lead: 'React নিয়ে প্রশ্ন ও উত্তর, এই দোকান যাঁরা বানিয়েছেন তাঁদের কাছ থেকে।',
    contents: 'এই পেজের প্রশ্নগুলো',
  },
  portfolio: {
    sites: 'ওয়েবসাইট',
    visit: 'ঘুরে দেখুন',
  },
  toasts: { label: 'বার্তা' },
  notFound: {
    advice: 'এই দোকানে এমন কোনো পেজ নেই। হয়তো সরে গেছে, অথবা ঠিকানায় ভুল আছে।',
  },
} satisfies ShopTexts;
