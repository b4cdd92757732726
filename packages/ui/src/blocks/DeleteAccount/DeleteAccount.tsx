'use client';
import type { AccountDeletion } from '@dealerkit/domain/account/accountDeletion';
import { isDeletionBlocked } from '@dealerkit/domain/account/accountDeletion';
import { paths } from '@dealerkit/domain/paths';
import { useState } from 'react';
import type { RefObject } from 'react';
import type { SubmitResult } from '../../AsyncData.js';
import { Button } from '../../elements/Button/Button.js';
import { Link } from '../../elements/Link/Link.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { deletionTexts } from '../../texts/en/myData.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { useAmounts } from '../useAmounts.js';
import { DeleteAccountDialog } from './DeleteAccountDialog.js';
import { Section } from '../../elements/Section/Section.js';
import { Text } from '../../elements/Text/Text.js';
import { Stack } from '../../elements/Stack/Stack.js';

export interface DeleteAccountProps {
  /** What keeps the account from being deleted. */
  deletion: AccountDeletion;
  /** The e-mail address of the account, which the user types to confirm. */
  email: string;
  /** Asks the host to delete the account in seven days. */
  onAsk: () => Promise<SubmitResult>;
  /** The element to focus once the account waits for its deletion, because this block no longer exists then. */
  returnFocusRef: RefObject<HTMLElement | null>;
}

const Blocked = ({ openOrders, balance, cheques = 0, admin }: AccountDeletion) => {
  const { deletion, titles } = useTexts(deletionTexts);
  const { formatNumber } = useUi();
  const { format } = useAmounts();
  return (
    <Notice title={deletion.blockedTitle}>
      <Stack gap="sm">
        {admin && <p>{deletion.admin}</p>}
        {openOrders > 0 && (
          <p>
            {deletion.openOrders(openOrders, formatNumber(openOrders))}{' '}
            <Link href={paths.myOrders}>{titles.myOrders}</Link>
          </p>
        )}
        {balance > 0 && <p>{deletion.owed(format(balance))}</p>}
        {cheques > 0 && <p>{deletion.cheques(format(cheques))}</p>}
        {balance < 0 && <p>{deletion.credit(format(-balance))}</p>}
      </Stack>
    </Notice>
  );
};

/** Lets a user ask for the deletion of their account, or says what must be done first. */
export const DeleteAccount = ({ deletion, ...dialog }: DeleteAccountProps) => {
  const texts = useTexts(deletionTexts).deletion;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title={texts.title} size="title" padding="none" gap="sm">
      <Text tone="muted" measure>
        {texts.lead}
      </Text>
      {isDeletionBlocked(deletion) ? (
        <Blocked {...deletion} />
      ) : (
        <div>
          <Button tone="danger" onClick={() => setIsOpen(true)}>
            {texts.button}
          </Button>
        </div>
      )}
      {isOpen && <DeleteAccountDialog {...dialog} onClose={() => setIsOpen(false)} />}
    </Section>
  );
};
