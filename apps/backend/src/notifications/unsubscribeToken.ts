import { createHmac, timingSafeEqual } from 'node:crypto';
import { type NotificationKind, notificationKinds } from '@dealerkit/domain/notifications/notifications';

/** What a link in an e-mail switches off: one kind, or all of them. */
export interface Unsubscription {
  userId: string;
  kind: NotificationKind | 'all';
}

/** Signs and reads the links that switch e-mails off without signing in. */
export interface UnsubscribeTokens {
  issue: (unsubscription: Unsubscription) => string;
  /** Undefined for a token that this shop has not issued. */
  read: (token: string) => Unsubscription | undefined;
}

const isKind = (text: string): text is Unsubscription['kind'] =>
  text === 'all' || notificationKinds.some((kind) => kind === text);

/** Creates tokens that never expire, since an e-mail can be read at any time. */
export function createUnsubscribeTokens(secret: Uint8Array): UnsubscribeTokens {
  const key = createHmac('sha256', secret).update('unsubscribe').digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    issue: ({ userId, kind }) => `${userId}.${kind}.${sign(`${userId}.${kind}`).toString('base64url')}`,
    read(token) {
      const [userId = '', kind = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(`${userId}.${kind}`);
      if (given.length !== expected.length || !timingSafeEqual(given, expected) || !isKind(kind)) return undefined;
      return { userId, kind };
    },
  };
}
