'use client';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Checkbox } from '../../elements/Checkbox/Checkbox.js';
import { Dialog } from '../../elements/Dialog/Dialog.js';
import { Form } from '../../elements/Form/Form.js';
import { NumberField } from '../../elements/NumberField/NumberField.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { Controller } from 'react-hook-form';
import type { SubmitResult } from '../../AsyncData.js';
import { formatInputNumber } from '../../format/numbers.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { orderChangesTexts } from '../../texts/en/orderChanges.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { useOpenedForm } from '../useOpenedForm.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { piecesSchema } from './PiecesDialog.schema.js';
import { Stack } from '../../elements/Stack/Stack.js';

const english = { ...orderChangesTexts, ...ordersTexts };

/** What the user chose for some pieces of a line. */
export interface PiecesChoice {
  pieces: number;
  /** The reason, if it was asked for; otherwise empty. */
  reason: string;
  /** Whether the option is on. */
  isChosen: boolean;
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
  option,
  onSubmit,
  onClose,
}: PiecesDialogProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const { orderChanges, orders } = texts;
  const id = useId();
  const [isChosen, setIsChosen] = useState(option !== undefined);
  const opened = useOpenedForm();
  const createSchema = useMemo(() => piecesSchema(most, reasons !== undefined), [most, reasons]);
  const { register, control, setValue, errors, isSubmitting, formProps, formError } = useSubmitForm({
    texts,
    createSchema,
    defaultValues: { pieces: formatInputNumber(initial, texts.locale), reason: '' },
    onSubmit: async (values) => onSubmit({ ...values, isChosen }, opened),
    onAccepted: onClose,
  });
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
        {option !== undefined && (
          <Checkbox label={option} checked={isChosen} onChange={({ target }) => setIsChosen(target.checked)} />
        )}
      </Form>
    </Dialog>
  );
};
