'use client';
import { useMemo } from 'react';
import type { Cheque, ChequeStatus } from '@dealerkit/domain/books';
import { needsReason } from '@dealerkit/domain/books/cheques';
import type { SubmitResult } from '../../AsyncData.js';
import { Button } from '../../elements/Button/Button.js';
import { Form } from '../../elements/Form/Form.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { chequesTexts } from '../../texts/en/cheques.js';
import { ledgerTexts } from '../../texts/en/ledger.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { useAmounts } from '../useAmounts.js';
import { useOpenedForm } from '../useOpenedForm.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { chequeSchema, noChange } from './ChequeForm.schema.js';
import type { ChequeChange, EnteredChange } from './ChequeForm.schema.js';

export type { ChequeChange } from './ChequeForm.schema.js';

const english = { ...chequesTexts, ...ledgerTexts };

/** Sets the status of a cheque; the last value is the opened form, from which it is set once. */
export type SetCheque = (
  cheque: Cheque,
  change: ChequeChange,
  form: object,
) => Promise<SubmitResult<keyof EnteredChange>>;

export interface ChequeFormProps {
  /** The cheque as the admin sees it. */
  cheque: Cheque;
  /** The status that it gets. */
  to: ChequeStatus;
  /** Called with the valid change. */
  onSet: SetCheque;
  /** Called when it has the status. */
  onDone: () => void;
  /** Called when the admin keeps the present one. */
  onClose: () => void;
}

/** What became of a cheque, with what its status needs. */
export const ChequeForm = ({ cheque, to, onSet, onDone, onClose }: ChequeFormProps) => {
  const { currency } = useUi();
  const texts = useTexts(english);
  const { cheques, ledger } = texts;
  const { format } = useAmounts();
  const createSchema = useMemo(() => chequeSchema(currency, to), [currency, to]);
  const opened = useOpenedForm();
  const { register, errors, setValue, isSubmitting, formProps, formError } = useSubmitForm({
    texts,
    createSchema,
    defaultValues: noChange,
    onSubmit: async (entered: EnteredChange) => onSet(cheque, { from: cheque.status, to, ...entered }, opened),
    onAccepted: onDone,
  });
  const { mistake, ...bank } = cheques.reasons;
  return (
    <Form {...formProps} error={formError} aria-label={cheques.titles[to](format(cheque.amount))}>
      <p>{cheques.consequences[to]}</p>
      {needsReason(to) && (
        <Stack gap="xs">
          <TextField
            {...register('reason')}
            label={ledger.reason}
            autoComplete="off"
            error={errors.reason?.message}
            required
          />
          <Stack direction="row" gap="xs">
            {(to === 'bounced' ? Object.values(bank) : [mistake]).map((reason) => (
              <Button key={reason} tone="quiet" onClick={() => setValue('reason', reason)}>
                {reason}
              </Button>
            ))}
          </Stack>
        </Stack>
      )}
      {to === 'bounced' && (
        <TextField
          {...register('charge')}
          label={cheques.charge}
          hint={cheques.chargeHint}
          inputMode="decimal"
          autoComplete="off"
          error={errors.charge?.message}
        />
      )}
      {(to === 'cleared' || to === 'bounced') && (
        <TextField {...register('at')} type="date" label={ledger.dated} error={errors.at?.message} />
      )}
      <Stack direction="row" gap="xs">
        <Button type="submit" tone={needsReason(to) ? 'danger' : 'accent'} busy={isSubmitting}>
          {cheques.confirms[to]}
        </Button>
        <Button tone="quiet" disabled={isSubmitting} onClick={onClose}>
          {cheques.keep}
        </Button>
      </Stack>
    </Form>
  );
};
