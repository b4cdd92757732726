'use client';
import { maxPasskeys } from '@dealerkit/domain/account/passkeys';
import type { Passkey, Passkeys } from '@dealerkit/domain/account/passkeys';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { AsyncData, SubmitResult } from '../../AsyncData.js';
import { AlertDialog } from '../../elements/AlertDialog/AlertDialog.js';
import { Async } from '../../elements/Async/Async.js';
import { Link } from '../../elements/Link/Link.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { passkeysTexts } from '../../texts/en/passkeys.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { AddPasskey } from './AddPasskey.js';
import type { AddPasskeyProps } from './AddPasskey.js';
import { PasskeyItem } from './PasskeyItem.js';
import { RenamePasskey } from './RenamePasskey.js';
import { Section } from '../../elements/Section/Section.js';
import { Text } from '../../elements/Text/Text.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { content as contentStyle, list } from './PasskeyList.css.js';

export interface PasskeyListProps extends AddPasskeyProps {
  /** The passkeys of the admin, and what the shop asks for. */
  passkeys: AsyncData<Passkeys>;
  /** Whether the browser can make passkeys here; `elsewhere` if the page has another address than the passkeys of the shop. */
  browser: 'ready' | 'unsupported' | 'elsewhere';
  /** Gives a passkey another name. */
  onRename: (passkey: Passkey, name: string) => Promise<SubmitResult<'name'>>;
  /** Removes a passkey. */
  onRemove: (passkey: Passkey) => Promise<SubmitResult>;
}

const Content = ({
  passkeys: { passkeys, required, origin },
  browser,
  onAdd,
  onRename,
  onRemove,
  titleRef,
}: Omit<PasskeyListProps, 'passkeys'> & { passkeys: Passkeys; titleRef: RefObject<HTMLHeadingElement | null> }) => {
  const { formatNumber } = useUi();
  const texts = useTexts(passkeysTexts).passkeys;
  const [renamed, setRenamed] = useState<Passkey>();
  const [removed, setRemoved] = useState<Passkey>();
  const lastWarning = required ? texts.removeLastRequired : texts.removeLast;

  const adding = () => {
    if (origin === undefined) return <Notice>{texts.notOffered}</Notice>;
    if (browser === 'unsupported') return <Notice>{texts.unsupported}</Notice>;
    if (browser === 'elsewhere') {
      return (
        <Notice>
          {texts.elsewhere} <Link href={origin}>{origin}</Link>
        </Notice>
      );
    }
    if (passkeys.length >= maxPasskeys) return <Notice>{texts.full(formatNumber(maxPasskeys))}</Notice>;
    return <AddPasskey onAdd={onAdd} />;
  };

  return (
    <Stack className={contentStyle}>
      {passkeys.length === 0 && origin !== undefined && (
        <Notice tone="warning">{required ? texts.noneRequired : texts.none}</Notice>
      )}
      {passkeys.length > 0 && (
        <ul className={list}>
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey._id}
              passkey={passkey}
              onRename={() => setRenamed(passkey)}
              onRemove={() => setRemoved(passkey)}
            />
          ))}
        </ul>
      )}
      {passkeys.length === 1 && (
        <Text tone="muted" measure>
          {texts.single}
        </Text>
      )}
      {adding()}
      {renamed && (
        <RenamePasskey
          passkey={renamed}
          onRename={onRename}
          onClose={() => setRenamed((now) => (now === renamed ? undefined : now))}
        />
      )}
      {removed && (
        <AlertDialog
          title={texts.removeTitle(removed.name)}
          confirmLabel={texts.remove}
          cancelLabel={texts.keep}
          tone="danger"
          onConfirm={() => onRemove(removed)}
          onClose={() => setRemoved(undefined)}
          returnFocusRef={titleRef}
        >
          {texts.removeWarning} {passkeys.length === 1 && lastWarning}
        </AlertDialog>
      )}
    </Stack>
  );
};

/** The passkeys of an admin: adds one, renames each, and removes each after a question. */
export const PasskeyList = ({ passkeys, ...content }: PasskeyListProps) => {
  const texts = useTexts(passkeysTexts).passkeys;
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <Section title={texts.title} titleRef={titleRef} size="title" padding="none" gap="md">
      <Text tone="muted" measure>
        {texts.lead}
      </Text>
      <Async value={passkeys} skeleton={<Skeleton lines={4} />}>
        {(data) => <Content passkeys={data} titleRef={titleRef} {...content} />}
      </Async>
    </Section>
  );
};
