'use client';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Dialog } from '../../elements/Dialog/Dialog.js';
import { Form } from '../../elements/Form/Form.js';
import { TextArea } from '../../elements/TextArea/TextArea.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { isOpen } from '@dealerkit/domain/orders/orderSteps';
import { partPrice } from '@dealerkit/domain/parts/partRules';
import { partName } from '../../partName.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { orderChangesTexts } from '../../texts/en/orderChanges.js';
import { useAmounts } from '../useAmounts.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { changesOf, withPresent } from './terms.js';
import { termsSchema } from './TermsDialog.schema.js';
import type { AgreedTerms, TermsError, TermsUpdate } from './terms.js';

export { termsOf } from './terms.js';
export type { AgreedTerms, SomeTerms, TermsError, TermsUpdate } from './terms.js';

export interface TermsDialogProps {
  /** The order whose terms are agreed. */
  order: OrderWithLines;
  /** The terms as they were read. */
  terms: AgreedTerms;
  /** Whether discount, delivery charge and note can still be agreed; otherwise only prices of open lines. */
  isWholeOrderOpen: boolean;
  /** Called with the changed terms; an error with the present ones is a conflict, which the dialog shows. */
  onSave: (update: TermsUpdate) => Promise<TermsError | undefined>;
  /** Called when the dialog closes. */
  onClose: () => void;
}

const priceField = (id: string) => `price_${id}`;

/** Agrees prices, discount, delivery charge and note of an order. What another admin has set meanwhile is shown before it is replaced. */
export const TermsDialog = ({ order, terms, isWholeOrderOpen, onSave, onClose }: TermsDialogProps) => {
  const { currency, formatMoney } = useUi();
  const texts = useTexts(orderChangesTexts);
  const { orderChanges } = texts;
  const { format, parse, toInput } = useAmounts();
  const id = useId();
  const [opened] = useState(terms);
  const [seen, setSeen] = useState(terms);
  const lines = order.lines.filter(isOpen);

  const createSchema = useMemo(() => termsSchema(currency), [currency]);
  const amountOf = (typed = '') => (typed.trim() === '' ? null : parse(typed));
  const defaultValues: Record<string, string> = {
    discount: toInput(opened.discount ?? undefined),
    deliveryCharge: toInput(opened.deliveryCharge ?? undefined),
    note: opened.note ?? '',
    ...Object.fromEntries(lines.map(({ _id }) => [priceField(_id), toInput(opened.prices[_id] ?? undefined)])),
  };
  const { register, errors, isSubmitting, formProps, formError } = useSubmitForm({
    texts,
    createSchema,
    defaultValues,
    onSubmit: async (typed) => {
      const update = changesOf(seen, {
        discount: amountOf(typed['discount']),
        deliveryCharge: amountOf(typed['deliveryCharge']),
        note: typed['note']?.trim() || null,
        prices: Object.fromEntries(lines.map(({ _id }) => [_id, amountOf(typed[priceField(_id)])])),
      });
      if (!update) return { message: orderChanges.unchanged };
      const error = await onSave(update);
      if (error?.present) setSeen((before) => withPresent(before, error.present ?? {}));
      return error;
    },
    onAccepted: onClose,
  });

  /** What another admin has set while the dialog was open. */
  const nowOf = (before: number | string | null | undefined, now: number | string | null | undefined) => {
    if (before === now) return undefined;
    return orderChanges.now(typeof now === 'number' ? format(now) : now || orderChanges.nothing);
  };
  const amountField = (name: string, label: string, hint: string | undefined, now: string | undefined) => (
    <TextField
      key={name}
      {...register(name)}
      label={label}
      hint={[now, hint].filter(Boolean).join(' · ') || undefined}
      inputMode="decimal"
      autoComplete="off"
      error={errors[name]?.message}
    />
  );

  return (
    <Dialog
      title={orderChanges.termsTitle(order.shownNumber)}
      description={orderChanges.termsLead}
      size="small"
      onClose={onClose}
      closesOnOutsideClick={false}
      footer={
        <Button type="submit" form={id} tone="accent" busy={isSubmitting}>
          {orderChanges.save}
        </Button>
      }
    >
      <Form id={id} {...formProps} error={formError}>
        {lines.map((line) => {
          const price = partPrice(line);
          const listPrice = typeof price === 'number' ? formatMoney(price) : price;
          return amountField(
            priceField(line._id),
            orderChanges.priceOf(partName(line, texts)),
            listPrice === undefined ? orderChanges.noListPrice : orderChanges.listPrice(listPrice),
            nowOf(opened.prices[line._id], seen.prices[line._id]),
          );
        })}
        {isWholeOrderOpen && (
          <>
            {amountField('discount', orderChanges.discount, undefined, nowOf(opened.discount, seen.discount))}
            {amountField(
              'deliveryCharge',
              orderChanges.deliveryCharge,
              undefined,
              nowOf(opened.deliveryCharge, seen.deliveryCharge),
            )}
            <TextArea {...register('note')} label={orderChanges.note} hint={nowOf(opened.note, seen.note)} rows={3} />
          </>
        )}
      </Form>
    </Dialog>
  );
};
