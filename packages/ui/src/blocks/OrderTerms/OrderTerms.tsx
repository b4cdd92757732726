'use client';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import type { DescriptionRow } from '../../elements/DescriptionList/DescriptionList.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { editIcon } from '../../elements/Icon/icons.js';
import { isOpen } from '@dealerkit/domain/orders/orderSteps';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { canAgreeTerms, orderAmounts } from '@dealerkit/domain/orders/orderTerms';
import { useTexts } from '../../UiProvider.js';
import { orderChangesTexts } from '../../texts/en/orderChanges.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { termsOf } from '../TermsDialog/terms.js';
import type { TermsDialogProps } from '../TermsDialog/TermsDialog.js';
import { useAmounts } from '../useAmounts.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { section } from './OrderTerms.css.js';

const english = { ...orderChangesTexts, ...ordersTexts };

/** The form loads when it is opened. */
const TermsDialog = lazy(async () => ({ default: (await import('../TermsDialog/TermsDialog.js')).TermsDialog }));

/** The amounts of an order that the host states, in the smallest unit of the currency. */
export interface OrderTotals {
  discount?: number | undefined;
  deliveryCharge?: number | undefined;
  /** The sum of the lines with discount and delivery charge. */
  total?: number | undefined;
  /** What of the handed over lines is paid. */
  paid?: number | undefined;
  /** What of the handed over lines is not paid. */
  due?: number | undefined;
}

export interface OrderTermsProps {
  /** The order. */
  order: OrderWithLines;
  /** Its amounts. */
  totals: OrderTotals;
  /** Saves changed terms; only for an admin. */
  onSetTerms?: TermsDialogProps['onSave'] | undefined;
}

/** What was agreed about an order, and what of it is paid; an admin changes the terms. */
export const OrderTerms = ({ order, totals, onSetTerms }: OrderTermsProps) => {
  const { orderChanges, orders } = useTexts(english);
  const { digits, format } = useAmounts();
  const id = useId();
  const [isOpened, setIsOpened] = useState(false);
  const { total, paid, due } = totals;
  const { lines, discount, deliveryCharge } = orderAmounts(order.lines, totals, digits);
  const rows: DescriptionRow[] = [{ label: orderChanges.partsSum, value: format(lines) }];
  if (discount > 0) rows.push({ label: orderChanges.discount, value: format(-discount) });
  if (deliveryCharge > 0) rows.push({ label: orderChanges.deliveryCharge, value: format(deliveryCharge) });
  if (total !== undefined) rows.push({ label: orders.total, value: format(total), size: 'large' });
  if (paid !== undefined) rows.push({ label: orderChanges.paid, value: format(paid) });
  if (due !== undefined) rows.push({ label: orderChanges.due, value: format(due) });
  return (
    <Stack as="section" gap="sm" className={section} aria-labelledby={id}>
      <Heading id={id} size="title">
        {orderChanges.terms}
      </Heading>
      <DescriptionList columns={2} rows={rows} />
      {onSetTerms && order.lines.some(isOpen) && (
        <div>
          <Button size="small" onClick={() => setIsOpened(true)}>
            <Icon path={editIcon} /> {orderChanges.editTerms}
          </Button>
        </div>
      )}
      {isOpened && onSetTerms && (
        <Suspense>
          <TermsDialog
            order={order}
            terms={termsOf(order, totals)}
            isWholeOrderOpen={canAgreeTerms(order.lines)}
            onSave={onSetTerms}
            onClose={() => setIsOpened(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
};
