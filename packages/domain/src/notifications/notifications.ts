import { array, type InferOutput, number, object, optional, picklist, string } from 'valibot';
import { languageCodes } from '../text/languages.js';

/** What people are notified of. */
export const notificationKinds = [
  'newOrder',
  'cancelledLine',
  'lowStock',
  'failedBackup',
  'orderStep',
  'changedTerms',
  'invoice',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** How a notification reaches a person; `webhook` is the dealer's own service, such as a gateway for text messages. */
export const notificationChannels = ['email', 'push', 'webhook'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

const kindsOfCustomers: readonly NotificationKind[] = ['orderStep', 'changedTerms', 'invoice'];

/** Whether a kind is for the customer of an order; all others are for the admins. */
export const isForCustomer = (kind: NotificationKind): boolean => kindsOfCustomers.includes(kind);

/** Returns the kinds that a person can get: an admin may be a customer too. */
export const kindsOf = ({ isAdmin }: { isAdmin: boolean }): readonly NotificationKind[] =>
  isAdmin ? notificationKinds : kindsOfCustomers;

/** How a person wants to be notified: everything is on that is not switched off. */
export const NotificationChoices = object({
  language: picklist(languageCodes),
  off: array(object({ kind: picklist(notificationKinds), channel: picklist(notificationChannels) })),
});
export type NotificationChoices = InferOutput<typeof NotificationChoices>;

/** The choices of a person with what the host offers. */
export const NotificationPreferences = object({
  ...NotificationChoices.entries,
  kinds: array(picklist(notificationKinds)),
  /** The channels that the host has. */
  channels: array(picklist(notificationChannels)),
  /** The key with which a browser subscribes to the host's push messages. */
  pushKey: optional(string()),
});
export type NotificationPreferences = InferOutput<typeof NotificationPreferences>;

/** Notifications that could not be delivered, for admins. */
export const UndeliveredNotifications = object({
  count: number(),
  /** The latest ones. */
  latest: array(
    object({
      kind: picklist(notificationKinds),
      channel: picklist(notificationChannels),
      email: string(),
      at: string(),
      problem: string(),
    }),
  ),
});
export type UndeliveredNotifications = InferOutput<typeof UndeliveredNotifications>;

/** Whether a person wants a kind on a channel. */
export const isWanted = (
  { off }: Pick<NotificationChoices, 'off'>,
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean => !off.some((each) => each.kind === kind && each.channel === channel);

/** Returns the choices with a kind on a channel switched on or off. */
export const withChoice = <Choices extends Pick<NotificationChoices, 'off'>>(
  choices: Choices,
  { kind, channel, isOn }: { kind: NotificationKind; channel: NotificationChannel; isOn: boolean },
): Choices => {
  const others = choices.off.filter((each) => each.kind !== kind || each.channel !== channel);
  return { ...choices, off: isOn ? others : [...others, { kind, channel }] };
};

/** Returns the choices without repetitions. */
export const distinctChoices = ({ language, off }: NotificationChoices): NotificationChoices =>
  off.reduce<NotificationChoices>((choices, each) => withChoice(choices, { ...each, isOn: false }), {
    language,
    off: [],
  });
