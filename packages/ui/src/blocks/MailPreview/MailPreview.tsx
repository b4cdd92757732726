'use client';
import type { Mail } from '@dealerkit/domain/notifications/notificationMail';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { notificationsTexts } from '../../texts/en/notifications.js';
import { useTexts } from '../../UiProvider.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { content, plain } from './MailPreview.css.js';

export interface MailPreviewProps {
  /** The e-mail as `mailOf` writes it. */
  mail: Mail;
  /** The name and address of the sender. */
  from: string;
  /** The name and address of the reader. */
  to: string;
  /** Whether the HTML of the e-mail is shown, or its text. @default 'html' */
  version?: 'html' | 'text' | undefined;
}

/** Shows an e-mail as its reader gets it. */
export const MailPreview = ({ mail, from, to, version = 'html' }: MailPreviewProps) => {
  const { notifications } = useTexts(notificationsTexts);
  return (
    <Stack>
      <DescriptionList
        columns="auto"
        rows={[
          { label: notifications.subject, value: mail.subject, fullWidth: true },
          { label: notifications.from, value: from, fullWidth: true },
          { label: notifications.to, value: to, fullWidth: true },
        ]}
      />
      {version === 'html' ? (
        <iframe className={content} title={notifications.mailContent} sandbox="" srcDoc={mail.html} />
      ) : (
        <pre className={plain}>{mail.text}</pre>
      )}
    </Stack>
  );
};
