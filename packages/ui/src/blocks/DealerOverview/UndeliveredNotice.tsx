import type { UndeliveredNotifications } from '@dealerkit/domain/notifications/notifications';
import { Notice } from '../../elements/Notice/Notice.js';
import { notificationsTexts } from '../../texts/en/notifications.js';
import { useTexts, useUi } from '../../UiProvider.js';

/** Warns of notifications that were given up, with the latest ones. */
export const UndeliveredNotice = ({ undelivered: { count, latest } }: { undelivered: UndeliveredNotifications }) => {
  const { formatNumber } = useUi();
  const { notifications } = useTexts(notificationsTexts);
  const { kinds, channels } = notifications;
  return (
    <Notice tone="warning" title={notifications.undelivered(count, formatNumber(count))}>
      <ul>
        {latest.map(({ kind, channel, email, at, problem }) => (
          <li key={`${at} ${kind} ${channel} ${email}`}>
            {notifications.undeliveredLine(kinds[kind], channels[channel], email)} <span lang="en">{problem}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
};
