import type { PersonalDataName } from '@dealerkit/domain/account/personalData';

const rows: Readonly<Record<PersonalDataName, { title: string; what: string }>> = {
  account: {
    title: 'Your account',
    what: 'Your e-mail address and name, whether the address is verified, and when you ended your sign-ins.',
  },
  profile: { title: 'Your profile', what: 'The location and the phone number that you gave us.' },
  orders: {
    title: 'Your orders',
    what: 'What you ordered and when, with the name, e-mail address, delivery address, phone number and note of the order, and each step of it.',
  },
  customers: {
    title: 'Your customer record',
    what: 'Name, phone numbers, address and credit limit under which the shop keeps your orders together, and what the shop noted about you.',
  },
  ledger: { title: 'Your payments', what: 'What you owed and paid, how, and with which reference.' },
  cheques: {
    title: 'Your cheques',
    what: 'Number, date and amount of each cheque that you gave, and what became of it.',
  },
  invoices: {
    title: 'Your invoices',
    what: 'Each invoice and credit note as it was issued, with your name, address and phone number. The shop keeps it with its books; after a deletion your name stays on it as long as it says here.',
  },
  reviews: {
    title: 'Your reviews',
    what: 'What you wrote about parts. Everybody sees it with the name that you gave.',
  },
  notifications: {
    title: 'Your notifications',
    what: 'What you want to be told and in which language, as long as you have your account, and messages that could not be sent yet.',
  },
  browsers: {
    title: 'Your browsers',
    what: 'The addresses at which your browsers get messages, if you turned them on.',
  },
  passkeys: {
    title: 'Your passkeys',
    what: 'The names and public keys of the passkeys of an admin, and when each was last used.',
  },
  activity: {
    title: 'The activity log',
    what: 'What admins changed for you, and what you changed in your account. It shows who did what.',
  },
  repeatedCalls: {
    title: 'Repeated orders',
    what: 'A random key of each order that you sent, so that an order is not placed twice over a bad connection.',
  },
  searches: {
    title: 'Searches without result',
    what: 'Words that found no part, counted without who searched for them.',
  },
  callCounts: {
    title: 'Limits',
    what: 'How many calls come from the address of your connection, so that nobody can overload the shop.',
  },
  backups: { title: 'Backups', what: 'Copies of everything above, in case the database is lost.' },
  signIn: {
    title: 'Your sign-in',
    what: 'Your e-mail address, and your password or your link to Google. Google Firebase keeps it and checks it for the shop.',
  },
  device: {
    title: 'On your device',
    what: 'Your basket, your last searches and parts, your trucks, the language and the colours, unsent orders and what you typed.',
  },
};

/** The English of the section `privacy`, for `useTexts`. */
export const privacyTexts = {
  privacy: {
    lead: 'What is kept of you here, why, and for how long. This list is the one that the shop works by.',
    keepers: { host: 'In the shop', provider: 'Where you sign in', browser: 'In your browser' },
    why: 'Why',
    howLong: 'How long',
    afterDeletion: 'If you delete your account',
    rows,
    reasons: {
      orders: 'To take and deliver your orders.',
      books: 'The shop must keep its books.',
      security: 'To protect the shop and its customers.',
      choice: 'Because you chose it.',
      selection: 'To offer the parts that are asked for.',
    },
    kept: {
      account: 'As long as you have your account.',
      books: 'As long as the books.',
      provider: 'Until the sign-in is deleted there.',
      browser: 'Until you clear it. What belongs to your account goes when you sign out.',
      published: 'As long as the shop shows it.',
      minutes: 'A few minutes.',
    },
    days: (count: number, formatted: string) => `${formatted} ${count === 1 ? 'day' : 'days'}.`,
    years: (count: number, formatted: string) => `${formatted} ${count === 1 ? 'year' : 'years'}.`,
    byDealer: 'As long as the dealer keeps backups.',
    onDeletion: {
      removed: 'It is removed.',
      unnamed: 'It stays without your name, address, phone number and e-mail address.',
      expires: 'It stays until its time is over.',
      stays: 'It stays.',
    },
    reviewsStay: 'It stays without your name.',
    signInStays: 'It stays. Ask the shop to delete it.',
    deviceStays: 'It stays until you clear it.',
    rightsTitle: 'See it, take it with you, delete it',
    rights: 'In your profile you download everything that the shop keeps of you, and delete your account.',
    toProfile: 'To my profile',
  },
};
