'use client';
import { useMemo } from 'react';
import type { SubmitResult } from '../../AsyncData.js';
import { useOpenedForm } from '../../blocks/useOpenedForm.js';
import { useSubmitForm } from '../../blocks/useSubmitForm.js';
import { Button } from '../../elements/Button/Button.js';
import { Form } from '../../elements/Form/Form.js';
import { Select } from '../../elements/Select/Select.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { dayBookTexts } from '../../texts/en/dayBook.js';
import { ledgerTexts } from '../../texts/en/ledger.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { cashKinds, cashSchema, noCash } from './CashForm.schema.js';
import type { CashEntry } from './CashForm.schema.js';

const english = { ...dayBookTexts, ...ledgerTexts };

export interface CashFormProps {
  /** The present day of the dealer; no cash has a later one. */
  today: string;
  /** The open day that the page shows. @default today */
  date?: string | undefined;
  /** Records cash; the last value is the opened form, from which the same cash is recorded once. */
  onCash: (entry: CashEntry, form: object) => Promise<SubmitResult<keyof CashEntry>>;
  /** Called when it is recorded. */
  onRecorded: () => void;
}

/** Cash that comes in or goes out without a customer, and what it is for. */
export const CashForm = ({ today, date = today, onCash, onRecorded }: CashFormProps) => {
  const { currency } = useUi();
  const texts = useTexts(english);
  const { dayBook, ledger } = texts;
  const createSchema = useMemo(() => cashSchema(currency, today), [currency, today]);
  const opened = useOpenedForm();
  const { register, errors, isSubmitting, formProps, formError } = useSubmitForm({
    texts,
    createSchema,
    defaultValues: { ...noCash, at: date === today ? '' : date },
    onSubmit: async (entry: CashEntry) => onCash(entry, opened),
    onAccepted: onRecorded,
  });
  return (
    <Form
      {...formProps}
      aria-label={dayBook.cashTitle}
      error={formError}
      actions={
        <Button type="submit" tone="accent" busy={isSubmitting}>
          {dayBook.recordCash}
        </Button>
      }
    >
      <TextField
        {...register('amount')}
        label={ledger.amount}
        inputMode="decimal"
        autoComplete="off"
        error={errors.amount?.message}
        required
      />
      <Select {...register('kind')} label={ledger.entry}>
        {cashKinds.map((kind) => (
          <option key={kind} value={kind}>
            {ledger.kinds[kind]}
          </option>
        ))}
      </Select>
      <TextField
        {...register('note')}
        label={dayBook.cashFor}
        autoComplete="off"
        error={errors.note?.message}
        required
      />
      <TextField {...register('at')} type="date" label={ledger.dated} max={today} error={errors.at?.message} />
    </Form>
  );
};
