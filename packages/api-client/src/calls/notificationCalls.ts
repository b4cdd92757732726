import { check, object, pipe } from 'valibot';
import { NotificationChoices, NotificationPreferences } from '@dealerkit/domain/notifications/notifications';
import { text } from '@dealerkit/domain/text/textRules';
import { call } from './call.js';
import { modified } from './responses.js';

/** Returns the schema of a number of bytes in base64url. */
const bytes = (count: number) => {
  const length = Math.ceil((count * 4) / 3);
  const form = new RegExp(`^[\\w-]{${length}}$`);
  return pipe(
    text(length),
    check((value) => form.test(value), `must be ${count} bytes in base64url`),
  );
};

/** What a browser subscribes with (`PushSubscription.toJSON()`). */
const subscriptionBody = object({
  endpoint: pipe(
    text(1000),
    check((url) => URL.parse(url)?.protocol === 'https:', 'must be an https URL'),
  ),
  p256dh: bytes(65),
  auth: bytes(16),
});

/** The calls about notifications that only the dealerkit backend answers. */
export const notificationCalls = {
  /** Additional call of the dealerkit backend. The language of the caller's notifications, what is switched off, and what the host has to offer. */
  getNotificationPreferences: call('GET /notifications/preferences', {
    token: 'access',
    response: NotificationPreferences,
  }),

  /** Additional call of the dealerkit backend. Replaces the language of the caller's notifications, and what is switched off. */
  setNotificationPreferences: call('PUT /notifications/preferences', {
    token: 'access',
    body: NotificationChoices,
    response: modified,
    changes: ['getNotificationPreferences'],
  }),

  /** Additional call of the dealerkit backend. Sends push messages for the caller to a browser, which is forgotten once its push service says that it is gone. */
  addPushSubscription: call('PUT /notifications/push', {
    token: 'access',
    body: subscriptionBody,
    response: modified,
    changes: [],
    refusals: [404],
  }),
};
