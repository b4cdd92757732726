import type { DealerFacts } from './dealer.js';
import type { Part, Review } from './entities.js';
import { developer, questions, sites } from './sampleContent.js';
import { hero, owner, slides, stats } from './sampleDealer.js';
import { banglaPart, brakeDisc, outOfStockPart } from './sampleParts.js';

/** A sample dealer who speaks Bangla, reached through `samples.ts`; never shipped. */

export const banglaDealer: DealerFacts = {
  name: 'সুরমা ট্রাক পার্টস',
  city: 'সিলেট',
  foundedIn: 2004,
  showrooms: [
    {
      name: 'আম্বরখানা শোরুম',
      address: '২৭ এয়ারপোর্ট রোড, আম্বরখানা, সিলেট ৩১০০',
      phone: '০১৭০০-০০০৮২১',
      hours: 'শনি থেকে বৃহস্পতিবার, সকাল ৯টা থেকে রাত ৮টা',
    },
    {
      name: 'কদমতলী শোরুম',
      address: 'বাস টার্মিনাল রোড, কদমতলী, দক্ষিণ সুরমা, সিলেট ৩১০০',
      phone: '০১৭০০-০০০৮২২',
      hours: 'প্রতিদিন, সকাল ৮টা থেকে রাত ১০টা',
    },
  ],
};

export const banglaParts: readonly Part[] = [
  {
    ...brakeDisc,
    product_name: 'ব্রেক ডিস্ক ৪৩০ মিমি',
    description: '২২.৫ ইঞ্চি এক্সেলের সামনের ডিস্ক, ভেতরে বাতাস চলে। জোড়ায় লাগান।',
  },
  banglaPart,
  {
    ...outOfStockPart,
    product_name: 'স্টিলের রিম ২২.৫ x ৯.০০',
    description: 'দশ স্টাডের ট্রাক রিম, ধুলা ও কাদায় টেকসই।',
  },
];

export const banglaReviews: readonly Review[] = [
  {
    _id: 'c10000000000000000000011',
    reviewName: 'আব্দুল করিম',
    productName: 'ব্রেক ডিস্ক ৪৩০ মিমি',
    description: 'ঈদের আগে এক জোড়া লাগিয়েছি, নয় হাজার কিলোমিটার চলেছে। কাঁপুনি নেই, শব্দও নেই।',
    rating: 5,
  },
  {
    _id: 'c10000000000000000000012',
    reviewName: 'ফারহানা বেগম',
    productName: 'ক্লাচ কিট ৪৩০ মিমি',
    description: 'শুধু বিয়ারিংটার জন্যই কদমতলী আসা সার্থক।',
    rating: 4.5,
  },
];

/** What stands under each picture, and what it shows. */
const walk = [
  {
    caption: 'আম্বরখানা শোরুম, রাত আটটা পর্যন্ত খোলা',
    alt: 'সন্ধ্যায় আলো জ্বলা কাচের শোরুম, সামনে দাঁড়ানো একটি ট্রাক',
  },
  {
    caption: 'পুরোনো পার্টসটি কাউন্টারে আনুন, আমরা মিলিয়ে দেব',
    alt: 'নেভি ব্লু দেয়ালের সামনে কাউন্টার, তার ওপর সাজানো পার্টস',
  },
  {
    caption: 'কদমতলী শোরুম: যা দেখছেন সবই তাকে সাজানো',
    alt: 'দুই পাশের তাকে ফিল্টার, ব্রেক ডিস্ক আর টায়ারের সারি',
  },
  {
    caption: 'কদমতলী শোরুমের পেছনেই ওয়ার্কশপ: আমাদের পার্টস লাগাতে খরচ নেই',
    alt: 'ওয়ার্কশপে একটি কমলা ট্রাক, পাশে পার্টসের তাক আর টুলবক্স',
  },
] as const;

/** What the dealer says on the home page. */
const banglaWords = {
  hero: {
    picture: { ...hero.picture, alt: 'অন্ধকার ভেজা মেঝেতে হেডলাইট জ্বালানো একটি কমলা ট্রাক' },
    lead: 'ব্রেক, ক্লাচ, ফিল্টার আর স্প্রিং: ২০০৪ সাল থেকে যাঁরা নিজের হাতে লাগিয়ে আসছেন, সিলেটের জন্য তাঁদেরই আমদানি।',
  },
  stats: [
    { value: '১২.৬ হাজার', label: 'লাইক' },
    { value: '১ কোটি', label: 'মোট বিক্রি' },
    { value: '৯০%', label: 'কাজ শেষ' },
    { value: '৩১', label: 'বাকি আছে' },
  ],
  slides: slides.map(({ picture }, index) => ({
    picture: { ...picture, alt: walk[index]?.alt ?? '' },
    caption: walk[index]?.caption ?? '',
  })),
  owner: {
    name: 'রফিকুল হাসান চৌধুরী',
    role: 'স্বত্বাধিকারী',
    portrait: { ...owner.portrait, alt: 'আঁকা ছবি: কাজের টুপি ও নেভি ব্লু ওয়েস্টকোট পরা একজন মানুষ' },
    message: [
      'আমার বাবা তিরিশ বছর তামাবিল রোডে ট্রাক চালিয়েছেন; সেই ট্রাকের নিচে বাতি ধরেই আমার বড় হওয়া।',
      'আজ আমরা দুটি শোরুমের জন্য মাল আমদানি করি, কিন্তু নিয়ম সেই প্রথম দিনেরই: নিজের ট্রাকে যা লাগাব না, তা বিক্রি করি না।',
    ],
  },
} as const;

const banglaDeveloper = {
  name: 'তাহমিনা আক্তার লিমা',
  role: 'ফ্রন্ট-এন্ড ডেভেলপার',
  about: [
    'যাঁরা সত্যিকারের জিনিস বিক্রি করেন, তাঁদের জন্য দোকান বানাই। পেজটি হবে জিনিসটির মতোই মজবুত, এটাই আমার পছন্দ।',
    'এই দোকানও পার্টস দিয়ে তৈরি: প্রতিটি পেজ একটি কম্পোনেন্ট, খুলে দেখে আবার বসানো যায়। কীভাবে, তা নিচের তিনটি ওয়েবসাইটে দেখুন।',
  ],
};

const banglaQuestions = [
  {
    question: 'যে কম্পোনেন্টের দরকার নেই, স্টেট তার বাইরে রাখবেন কীভাবে?',
    answer: ['যারা মানটি পড়ে, তাদের সবার কাছের প্যারেন্টে রাখুন, সেখান থেকে প্রপ হিসেবে দিন। কার্ডের দরকার একটি পার্টস, গোটা দোকান নয়।'],
  },
  {
    question: '`useMemo` কখন কাজে লাগে?',
    answer: [
      'কাজ লম্বা হলে, অথবা মানটি একই আছে কি না তা মেলানো হলে: যেমন এক লাখ সারির সাজানো তালিকা। তিনটি সংখ্যার যোগফলে লাভের চেয়ে খরচ বেশি।',
    ],
  },
  {
    question: 'কেউ লেখার সময়ও তালিকা চটপটে থাকবে কীভাবে?',
    answer: [
      'অক্ষরটি আগে ঘরে বসুক: ব্রাউজার তা না আঁকা পর্যন্ত `useDeferredValue` তালিকাকে আগের খোঁজটিই দেয়। তারপর শুধু যে সারি চোখে পড়ে সেগুলো আঁকুন।',
    ],
  },
];

const banglaSites = [
  {
    name: 'কম্পোনেন্টের ওয়ার্কশপ',
    description: 'এই দোকানের প্রতিটি পেজ ও অংশ, সব অবস্থায়: হালকা ও গাঢ় রঙে, ইংরেজি ও বাংলায়।',
  },
  { name: 'কলগুলোর বিবরণ', description: 'দোকানের পেছনের চৌদ্দটি কল, ব্রাউজারেই চালিয়ে দেখা যায়।' },
  {
    name: 'প্যাকেজ',
    description: 'অন্য দোকানের জন্য একই কম্পোনেন্ট: কীভাবে বসাবেন, কীভাবে নিজের ব্র্যান্ডের রং দেবেন।',
  },
] as const;

/** Of things that are told field by field, each field is known as well. */
const fieldByField = (
  [
    [hero, banglaWords.hero],
    [owner, banglaWords.owner],
    [developer, banglaDeveloper],
  ] as const
).flatMap(([english, bangla]): [unknown, unknown][] => {
  const fields = new Map<string, unknown>(Object.entries(bangla));
  return [
    [english, bangla],
    ...Object.entries(english).map(([name, value]) => [value, fields.get(name)] satisfies [unknown, unknown]),
  ];
});

/** What the sample dealer says of the shop, in Bangla, found by the same in English; what customers write stays as it is. */
export const saidInBangla: ReadonlyMap<unknown, unknown> = new Map<unknown, unknown>([
  ...fieldByField,
  [stats, banglaWords.stats],
  [slides, banglaWords.slides],
  [questions, banglaQuestions],
  [sites, sites.map((site, index) => ({ ...site, ...banglaSites[index] }))],
]);
