'use client';
import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { Button } from '../../elements/Button/Button.js';
import { Select } from '../../elements/Select/Select.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { paymentMethods } from '@dealerkit/domain/books';
import { useTexts } from '../../UiProvider.js';
import { ledgerTexts } from '../../texts/en/ledger.js';
import { useAmounts } from '../useAmounts.js';
import type { Payment, TypedPayment } from './PaymentForm.schema.js';
import { Grid } from '../../elements/Grid/Grid.js';

interface PaymentFieldsProps {
  register: UseFormRegister<TypedPayment>;
  control: Control<TypedPayment, unknown, Payment>;
  errors: FieldErrors<TypedPayment>;
  /** Whether the note is required. */
  needsNote: boolean;
  /** What one press fills in, in the smallest unit of the currency; nothing if it is not above 0. */
  all: number;
  /** Fills it in. */
  onAll: () => void;
}

/** How much, how and when it was paid, and what identifies it. */
export const PaymentFields = ({ register, control, errors, needsNote, all, onAll }: PaymentFieldsProps) => {
  const { ledger } = useTexts(ledgerTexts);
  const method = useWatch({ control, name: 'method' });
  const isCheque = method === 'cheque';
  const { format } = useAmounts();
  return (
    <>
      <Grid columnWidth="field" filled align="start">
        <TextField
          {...register('amount')}
          label={ledger.amount}
          inputMode="decimal"
          autoComplete="off"
          error={errors.amount?.message}
          required
        />
        <Select {...register('method')} label={ledger.method}>
          {paymentMethods.map((each) => (
            <option key={each} value={each}>
              {ledger.methods[each]}
            </option>
          ))}
        </Select>
      </Grid>
      {all > 0 && (
        <div>
          <Button size="small" onClick={onAll}>
            {ledger.all(format(all))}
          </Button>
        </div>
      )}
      {method !== 'cash' && (
        <Grid columnWidth="field" filled align="start">
          <TextField
            {...register('reference')}
            label={isCheque ? ledger.chequeNumber : ledger.reference}
            autoComplete="off"
            error={errors.reference?.message}
            required={isCheque}
          />
          {isCheque && (
            <TextField
              {...register('chequeDate')}
              type="date"
              label={ledger.chequeDate}
              error={errors.chequeDate?.message}
              required
            />
          )}
        </Grid>
      )}
      <TextField
        {...register('note')}
        label={needsNote ? ledger.reason : ledger.note}
        autoComplete="off"
        error={errors.note?.message}
        required={needsNote}
      />
      <TextField {...register('at')} type="date" label={ledger.dated} error={errors.at?.message} />
    </>
  );
};
