'use client';
import { isWanted, withChoice } from '@dealerkit/domain/notifications/notifications';
import type {
  NotificationChoices,
  NotificationKind,
  NotificationPreferences,
} from '@dealerkit/domain/notifications/notifications';
import { languageCodes } from '@dealerkit/domain/text/languages';
import { useState } from 'react';
import type { AsyncData, SubmitError, SubmitResult } from '../../AsyncData.js';
import { Async } from '../../elements/Async/Async.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Link } from '../../elements/Link/Link.js';
import { Select } from '../../elements/Select/Select.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { Switch } from '../../elements/Switch/Switch.js';
import { useAction } from '../../elements/useAction.js';
import { languages } from '../../languages.js';
import { notificationsTexts } from '../../texts/en/notifications.js';
import { useTexts } from '../../UiProvider.js';
import { BrowserMessages } from './BrowserMessages.js';
import type { BrowserMessagesProps } from './BrowserMessages.js';
import { Section } from '../../elements/Section/Section.js';
import { Text } from '../../elements/Text/Text.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { kind as kindStyle, kindName, kinds, language as languageStyle } from './NotificationSettings.css.js';

export interface NotificationSettingsProps {
  /** What the user has chosen, and what the host offers. */
  preferences: AsyncData<NotificationPreferences>;
  /** Stores a choice at once. */
  onChange: (choices: NotificationChoices) => Promise<SubmitResult>;
  /** Whether this browser shows messages; without it, it cannot. */
  browser?: BrowserMessagesProps | undefined;
  /** The page with the e-mails that a demo does not send. */
  mailboxHref?: string | undefined;
}

const Choices = ({
  preferences,
  onChange,
  browser,
}: Omit<NotificationSettingsProps, 'preferences'> & { preferences: NotificationPreferences }) => {
  const { notifications } = useTexts(notificationsTexts);
  const runAction = useAction();
  const [changed, setChanged] = useState<NotificationChoices>();
  const [error, setError] = useState<SubmitError>();
  const { language, off } = changed ?? preferences;

  const change = async (choices: NotificationChoices) => {
    const before = changed;
    setChanged(choices);
    setError(undefined);
    const failure = await runAction(() => onChange(choices));
    setError(failure);
    // What was not stored is not shown as if it were.
    if (failure) setChanged(before);
  };

  const kindOf = (kind: NotificationKind) => (
    <fieldset key={kind} className={kindStyle}>
      <legend className={kindName}>{notifications.kinds[kind]}</legend>
      {preferences.channels.map((channel) => (
        <Switch
          key={channel}
          label={notifications.channels[channel]}
          checked={isWanted({ off }, kind, channel)}
          onChange={({ target }) => void change(withChoice({ language, off }, { kind, channel, isOn: target.checked }))}
        />
      ))}
    </fieldset>
  );

  return (
    <>
      <div className={languageStyle}>
        <Select
          label={notifications.language}
          value={language}
          onChange={({ target }) => {
            const code = languageCodes.find((each) => each === target.value);
            if (code) void change({ language: code, off });
          }}
        >
          {languageCodes.map((code) => (
            <option key={code} value={code} lang={code}>
              {languages[code].name}
            </option>
          ))}
        </Select>
      </div>
      <Stack className={kinds}>{preferences.kinds.map(kindOf)}</Stack>
      <FormError message={error?.message} announced={error?.announced} />
      {browser && preferences.channels.includes('push') && <BrowserMessages {...browser} />}
    </>
  );
};

/** Lets a user choose what they are notified of, on which channels and in which language; each change applies at once. */
export const NotificationSettings = ({ preferences, mailboxHref, ...choices }: NotificationSettingsProps) => {
  const { notifications } = useTexts(notificationsTexts);
  return (
    <Section title={notifications.title} size="title" padding="none" gap="md">
      <Text tone="muted" measure>
        {notifications.lead}
      </Text>
      <Async value={preferences} skeleton={<Skeleton lines={6} />}>
        {(data) => <Choices preferences={data} {...choices} />}
      </Async>
      {mailboxHref !== undefined && (
        <p>
          <Link href={mailboxHref} target="_blank">
            {notifications.mailbox}
          </Link>
        </p>
      )}
    </Section>
  );
};
