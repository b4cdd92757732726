'use client';
import { useMemo } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Form } from '../../elements/Form/Form.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { SubmitResult } from '../../AsyncData.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { ledgerTexts } from '../../texts/en/ledger.js';
import { useOpenedForm } from '../useOpenedForm.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { adjustmentSchema } from './AdjustmentForm.schema.js';
import type { Adjustment } from './AdjustmentForm.schema.js';

export type { Adjustment } from './AdjustmentForm.schema.js';

export interface AdjustmentFormProps {
  /** Records a valid adjustment; the last value is the opened form, from which the same adjustment is recorded once. */
  onAdjust: (adjustment: Adjustment, form: object) => Promise<SubmitResult<keyof Adjustment>>;
  /** Called when it is recorded. */
  onAdjusted?: (() => void) | undefined;
}

/** Raises or lowers the balance of a customer, with the reason. */
export const AdjustmentForm = ({ onAdjust, onAdjusted }: AdjustmentFormProps) => {
  const { currency } = useUi();
  const texts = useTexts(ledgerTexts);
  const { ledger } = texts;
  const createSchema = useMemo(() => adjustmentSchema(currency), [currency]);
  const opened = useOpenedForm();
  const { register, errors, isSubmitting, formProps, formError } = useSubmitForm({
    texts,
    createSchema,
    defaultValues: { amount: '', note: '' },
    onSubmit: async (adjustment: Adjustment) => onAdjust(adjustment, opened),
    onAccepted: onAdjusted,
  });
  return (
    <Form
      {...formProps}
      aria-label={ledger.adjustmentTitle}
      error={formError}
      actions={
        <Button type="submit" tone="accent" busy={isSubmitting}>
          {ledger.adjust}
        </Button>
      }
    >
      <p>{ledger.adjustmentLead}</p>
      <TextField
        {...register('amount')}
        label={ledger.adjustmentAmount}
        hint={ledger.adjustmentHint}
        autoComplete="off"
        error={errors.amount?.message}
        required
      />
      <TextField {...register('note')} label={ledger.note} autoComplete="off" error={errors.note?.message} required />
    </Form>
  );
};
