'use client';
import { useState } from 'react';
import type { SubmitError, SubmitResult } from '../../AsyncData.js';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { useAction } from '../../elements/useAction.js';
import { formatDate } from '../../format/dates.js';
import { deletionTexts } from '../../texts/en/myData.js';
import { useTexts } from '../../UiProvider.js';
import { Stack } from '../../elements/Stack/Stack.js';

export interface DeletionNoticeProps {
  /** When the account is deleted, as ISO 8601. */
  dueAt: string;
  /** Whether open orders or money that is due delay the deletion. @default false */
  isDelayed?: boolean | undefined;
  /** Keeps the account. */
  onKeep: () => Promise<SubmitResult>;
}

/** Says when an account will be deleted, and lets its user keep it. */
export const DeletionNotice = ({ dueAt, isDelayed = false, onKeep }: DeletionNoticeProps) => {
  const { deletion, locale } = useTexts(deletionTexts);
  const runAction = useAction();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<SubmitError>();

  const keep = async () => {
    setIsBusy(true);
    setError(undefined);
    setError(await runAction(onKeep));
    setIsBusy(false);
  };

  return (
    <Stack gap="sm">
      <Notice tone="warning" title={deletion.waitingTitle(formatDate(dueAt, locale))}>
        <Stack gap="sm" align="start">
          <p>{isDelayed ? deletion.waitingForOrders : deletion.waiting}</p>
          <Button busy={isBusy} onClick={() => void keep()}>
            {deletion.keep}
          </Button>
        </Stack>
      </Notice>
      <FormError message={error?.message} announced={error?.announced} />
    </Stack>
  );
};
