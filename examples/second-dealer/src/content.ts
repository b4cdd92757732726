import type { DealerFacts, ShopContact } from '@dealerkit/ui/dealer';
import type { HomeScreenProps } from '@dealerkit/ui/screens/HomeScreen';
import type { Texts } from '@dealerkit/ui/texts/en';
import { extendTexts } from '@dealerkit/ui/texts/extendTexts';

export const dealer: DealerFacts = {
  name: 'পদ্মা ট্রাক পার্টস',
  city: 'রাজশাহী',
  foundedIn: 1998,
  whatsApp: '01700-000931',
  showrooms: [
    {
      name: 'শিরোইল শোরুম',
      address: 'বাস টার্মিনাল রোড, শিরোইল, রাজশাহী ৬১০০, বাংলাদেশ',
      phone: '01700-000931',
      hours: 'শনি থেকে বৃহস্পতি, সকাল ৯টা থেকে রাত ৮টা',
    },
  ],
};

/** The dealer's own words in the Bangla of the library. */
export const ownTexts = (texts: Texts): Texts =>
  extendTexts(texts, {
    home: { headline: 'উত্তরবঙ্গের ট্রাক, আমাদের পার্টস', partsTitle: 'নতুন আসা পার্টস' },
    order: { submit: 'অর্ডার পাঠান' },
  });

const picture = (name: string, alt: string, width = 1600, height = 900) => ({
  src: `/${name}.svg`,
  width,
  height,
  alt,
});

export const home: Pick<HomeScreenProps, 'hero' | 'stats' | 'slides' | 'owner'> = {
  hero: {
    picture: picture('hero', 'সূর্যাস্তের সময় পদ্মার পাড়ের রাস্তায় একটি মালবাহী ট্রাক'),
    lead: 'ব্রেক, ক্লাচ, ফিল্টার আর স্প্রিং, রাজশাহী থেকে সারা উত্তরবঙ্গে।',
  },
  stats: [
    { value: '২৭ বছর', label: 'এক ঠিকানায়' },
    { value: '১৬ জেলা', label: 'পরদিন ডেলিভারি' },
  ],
  slides: [
    { picture: picture('yard', 'শোরুমের সামনের দিক, তাকভরা পার্টস'), caption: 'শিরোইল, বাস টার্মিনালের ঠিক পাশে' },
    { picture: picture('hero', 'রাস্তায় একটি মালবাহী ট্রাক'), caption: 'পুরোনো পার্টস আনুন, মিলিয়ে দেব' },
  ],
  owner: {
    name: 'শামীমা নাসরিন',
    role: 'স্বত্বাধিকারী',
    portrait: picture('owner', 'মেরুন পোশাকে একজন নারীর আঁকা ছবি', 640, 800),
    message: ['বাবার গ্যারেজে বড় হয়েছি, তাই জানি একটি ট্রাক বসে থাকলে কত ক্ষতি। যা স্টকে আছে, আজই পাঠাই।'],
  },
};

/** How customers ask about a part. */
export const contact: ShopContact = { phone: '01700-000931', whatsApp: '01700-000931' };
