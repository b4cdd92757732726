/** The English of the section `offlineQueue`, for `useTexts`. */
export const offlineQueueTexts = {
  offlineQueue: {
    keep: 'Save and send when I’m back online',
    title: 'Waiting to be sent',
    lead: 'Sent when you’re online and signed in on this device.',
    mayBeDeleted: 'Some browsers delete waiting orders if you don’t open the shop for seven days.',
    saved: 'Order saved. We’ll send it when you’re online.',
    savedUntilSent: 'Order saved. Send it from here or from My Orders when you’re online.',
    notSaved:
      'This browser has no room to save the order, or blocks its storage. Keep this page open, and place the order when you’re online.',
    more: (count: number, formatted: string) => `and ${formatted} more ${count === 1 ? 'part' : 'parts'}`,
    notOnSale: (names: string) => `No longer on sale: ${names}. Discard this order, and order the other parts again.`,
    send: 'Send now',
    discard: 'Discard',
    priceChanged: (before: string, now: string) => `The price was ${before} and is now ${now}.`,
    expired: (until: string) =>
      `It could not be sent within a day, so send it yourself or discard it. It stays on this device until ${until}.`,
    signOut: 'Sign out and discard unsent orders?',
    signOutWarning: 'Orders waiting on this device won’t be sent.',
  },
};
