import type { NotificationChannel, NotificationKind } from '@dealerkit/domain/notifications/notifications';

const kinds: Readonly<Record<NotificationKind, string>> = {
  newOrder: 'New order',
  cancelledLine: 'Cancelled line of an order',
  lowStock: 'Parts to buy, once a day',
  failedBackup: 'Failed backup, once a day',
  orderStep: 'Step of my order',
  changedTerms: 'Changed terms of my order',
  invoice: 'Invoice of my order',
};

const channels: Readonly<Record<NotificationChannel, string>> = {
  email: 'E-mail',
  push: 'Browser',
  webhook: 'Text message',
};

/** The English of the section `notifications`, for `useTexts`. */
export const notificationsTexts = {
  notifications: {
    title: 'Notifications',
    lead: 'Choose what we tell you, and how. E-mails need a verified address, and text messages the phone number above.',
    language: 'Language of the messages',
    kinds,
    channels,
    browser: 'This browser shows a message when something happens, also while the shop is closed.',
    browserOff: 'This browser shows no messages yet.',
    browserDenied: 'This browser blocks messages of this shop. Allow them in its settings for this site.',
    browserFailed: 'This browser could not reach its service for messages. Try again later.',
    turnOn: 'Turn on in this browser',
    offerTitle: 'Know when your order moves on',
    offerLead: 'We can tell you in this browser when your order is confirmed, packed or handed over.',
    notNow: 'Not now',
    turnedOn: 'This browser will tell you.',
    mailbox: 'Mailbox of the demo',
    subject: 'Subject',
    from: 'From',
    to: 'To',
    mailContent: 'Content of the e-mail',
    undelivered: (count: number, formatted: string) =>
      `${formatted} ${count === 1 ? 'notification' : 'notifications'} could not be delivered`,
    undeliveredLine: (kind: string, channel: string, email: string) => `${kind}, ${channel}: ${email}`,
  },
};
