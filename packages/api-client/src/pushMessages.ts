import { type LanguageCode, languageCodes } from '@dealerkit/domain/text/languages';
import {
  digestSubject,
  linkOf,
  notificationTexts,
  subjectOf,
} from '@dealerkit/domain/notifications/notificationMessages';
import type { Notification as HostNotification } from '@dealerkit/domain/notifications/delivery';
import { paths } from '@dealerkit/domain/paths';

/** What the service worker uses of its scope, which the types of pages do not have. */
export interface WorkerScope {
  addEventListener: (type: 'push' | 'notificationclick', listener: (event: PushEvent & ClickEvent) => void) => void;
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  clients: {
    matchAll: (options: { type: 'window' }) => Promise<readonly WindowClient[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
}

interface WindowClient {
  focus: () => Promise<unknown>;
  navigate: (path: string) => Promise<unknown>;
}

interface ExtendableEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

interface PushEvent extends ExtendableEvent {
  data: { json: () => unknown } | null;
}

interface ClickEvent extends ExtendableEvent {
  notification: Pick<Notification, 'close' | 'data'>;
}

/** A push message: what has happened, with the number and the status of an order, or how many things have. */
interface PushMessage extends Pick<HostNotification, 'number' | 'status'> {
  kind: HostNotification['kind'] | 'digest';
  language: LanguageCode;
}

const isMessage = (json: unknown): json is PushMessage => {
  const { kind = '', language = '' } = json as { kind?: string; language?: string };
  const isKnown = kind === 'digest' || kind in notificationTexts.en.subjects;
  return isKnown && languageCodes.some((code) => code === language);
};

/** Shows what has happened, in the language of the reader. */
const show = async (
  { registration }: WorkerScope,
  { kind, number, status, language }: PushMessage,
  icon: string,
): Promise<void> => {
  const isDigest = kind === 'digest';
  const title = isDigest ? digestSubject(number ?? 0, language) : subjectOf({ kind, number, status }, language);
  await registration.showNotification(title, {
    lang: language,
    icon,
    // A further step of an order replaces the one before.
    tag: isDigest ? kind : `${kind} ${number ?? ''}`,
    data: isDigest ? paths.dashboard : linkOf({ kind, number }),
  });
};

/** Opens the page of a message in a window of the shop, or in a new one. */
const open = async ({ clients }: WorkerScope, data: unknown): Promise<void> => {
  const path = typeof data === 'string' ? data : paths.dashboard;
  const [shown] = await clients.matchAll({ type: 'window' });
  if (shown) {
    await shown.focus();
    await shown.navigate(path);
  } else await clients.openWindow(path);
};

/** Shows the push messages of the host in a service worker, each with the picture at the URL `icon`. */
export const showPushMessages = (scope: WorkerScope, { icon }: { icon: string }): void => {
  scope.addEventListener('push', (event) => {
    const json = event.data?.json();
    if (isMessage(json)) event.waitUntil(show(scope, json, icon));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, event.notification.data));
  });
};
