import type { Content } from '../Content.js';

export const dealer: Content['dealer'] = {
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
