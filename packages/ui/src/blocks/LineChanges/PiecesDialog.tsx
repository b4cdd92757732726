'use client';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Checkbox } from '../../elements/Checkbox/Checkbox.js';
import { Dialog } from '../../elements/Dialog/Dialog.js';
import { Form } from '../../elements/Form/Form.js';
import { NumberField } from '../../elements/NumberField/NumberField.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { Controller, useWatch } from 'react-hook-form';
import { parseNumber } from '@dealerkit/domain/text/numbers';
import type { SubmitResult } from '../../AsyncData.js';
import { parseAmount } from '../../format/amounts.js';
import { formatInputNumber } from '../../format/numbers.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { orderChangesTexts } from '../../texts/en/orderChanges.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { useOpenedForm } from '../useOpenedForm.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { useAmounts } from '../useAmounts.js';
import { piecesSchema } from './PiecesDialog.schema.js';
import { Stack } from '../../elements/Stack/Stack.js';

const english = { ...orderChangesTexts, ...ordersTexts };

/** What the user chose for some pieces of a line. */
export interface PiecesChoice {
  pieces: number;
  /** The reason, if it was asked for; otherwise empty. */
  reason: string;
  /** What is credited, in the smallest unit of the currency; undefined if nothing else than usual was typed. */
  credit: number | undefined;
  /** Whether the option is on. */
  isChosen: boolean;
}

/** What returned pieces credit, in the smallest unit of the currency. */
export interface PiecesCredit {
  /** Their price less their share of the discount, which is credited if nothing else is typed. */
  usual: number;
  /** The highest amount. */
  most: number;
  /** What the goods that the customer has now cost. */
  cost: number;
}

export interface PiecesDialogProps {
  /** What is done with the pieces, with the name of the part. */
  title: string;
  /** What follows from it. */
  lead: string;
  /** The label of the button: a verb. */
  submitLabel: string;
  /** The greatest number of pieces; without it there is none. */
  most?: number | undefined;
  /** The pieces that the field begins with. */
  initial: number;
  /** Reasons that the user can choose, or type another one; without them no reason is asked for. */
  reasons?: readonly string[] | undefined;
  /** Returns what some pieces credit; without it no amount is asked for. */
  creditOf?: ((pieces: number) => PiecesCredit) | undefined;
  /** The label of an option that is on at first; without it there is none. */
  option?: string | undefined;
  /** Called with what the user chose and the opened dialog, from which the same is done once; an error is shown in it, with what was typed. */
  onSubmit: (choice: PiecesChoice, form: object) => Promise<SubmitResult>;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Asks for pieces of a line: to correct its quantity, to split them off, to hand them over, or to take them back. */
export const PiecesDialog = ({
  title,
  lead,
  submitLabel,
  most,
  initial,
  reasons,
  creditOf,
  option,
  onSubmit,
  onClose,
}: PiecesDialogProps) => {
  const { formatNumber, currency } = useUi();
  const texts = useTexts(english);
  const { orderChanges, orders } = texts;
  const id = useId();
  const [isChosen, setIsChosen] = useState(option !== undefined);
  const opened = useOpenedForm();
  const { format } = useAmounts();
  const createSchema = useMemo(
    () =>
      piecesSchema({
        most,
        asksReason: reasons !== undefined,
        parseAmount: (typed) => parseAmount(typed, currency),
        mostCredit: creditOf && ((pieces) => creditOf(pieces).most),
      }),
    [most, reasons, creditOf, currency],
  );
  const { register, control, setValue, errors, isSubmitting, formProps, formError } = useSubmitForm({
    texts,
    createSchema,
    defaultValues: { pieces: formatInputNumber(initial, texts.locale), reason: '', credit: '' },
    onSubmit: async (values) => onSubmit({ ...values, isChosen }, opened),
    onAccepted: onClose,
  });
  const typed = useWatch({ control });
  const pieces = parseNumber(typed.pieces ?? '');
  const credit = creditOf && pieces >= 1 && pieces <= (most ?? Infinity) ? creditOf(pieces) : undefined;
  const typedCredit = typed.credit?.trim() ? parseAmount(typed.credit, currency) : credit?.usual;
  const hints = credit && [
    orderChanges.creditHint(format(credit.usual)),
    ...(typedCredit !== undefined && typedCredit <= credit.most
      ? [orderChanges.keptCost(format(credit.cost - typedCredit))]
      : []),
  ];
  return (
    <Dialog
      title={title}
      description={lead}
      size="small"
      onClose={onClose}
      closesOnOutsideClick={false}
      footer={
        <Button type="submit" form={id} tone="accent" busy={isSubmitting}>
          {submitLabel}
        </Button>
      }
    >
      <Form id={id} {...formProps} error={formError}>
        <Controller
          control={control}
          name="pieces"
          render={({ field }) => (
            <NumberField
              {...field}
              label={orderChanges.pieces}
              hint={most === undefined ? undefined : orderChanges.piecesHint(formatNumber(most))}
              min={1}
              max={most}
              error={errors.pieces?.message}
              required
            />
          )}
        />
        {reasons && (
          <Stack gap="xs">
            <TextField
              {...register('reason')}
              label={orders.reason}
              autoComplete="off"
              error={errors.reason?.message}
              required
            />
            <Stack direction="row" gap="xs">
              {reasons.map((reason) => (
                <Button key={reason} size="small" onClick={() => setValue('reason', reason, { shouldValidate: true })}>
                  {reason}
                </Button>
              ))}
            </Stack>
          </Stack>
        )}
        {creditOf && (
          <TextField
            {...register('credit')}
            label={orderChanges.credit}
            hint={hints?.join(' ')}
            inputMode="decimal"
            autoComplete="off"
            error={errors.credit?.message}
          />
        )}
        {option !== undefined && (
          <Checkbox label={option} checked={isChosen} onChange={({ target }) => setIsChosen(target.checked)} />
        )}
      </Form>
    </Dialog>
  );
};
