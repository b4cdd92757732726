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
import { termsOf } from './terms.js';
import type { TermsDialogProps } from './TermsDialog.js';
import { useAmounts } from '../useAmounts.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Stack } from '../../elements/Stack/Stack.js';

const english = { ...orderChangesTexts, ...ordersTexts };

/** The form loads when it is opened. */
const TermsDialog = lazy(async () => ({ default: (await import('./TermsDialog.js')).TermsDialog }));

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
  // What is not handed over is neither paid nor due yet.
  const uncharged = total === undefined || paid === undefined || due === undefined ? 0 : total - paid - due;
  const isCharged = uncharged <= 0 || paid !== 0 || due !== 0;
  const rows: DescriptionRow[] = [];
  if (total !== undefined) rows.push({ label: orders.total, value: format(total), size: 'large', fullWidth: true });
  if (isCharged && paid !== undefined) rows.push({ label: orderChanges.paid, value: format(paid) });
  if (isCharged && due !== undefined) rows.push({ label: orderChanges.due, value: format(due) });
  if (uncharged > 0) rows.push({ label: orderChanges.dueOnHandOver, value: format(uncharged), fullWidth: true });
  if (lines !== total) rows.push({ label: orderChanges.partsSum, value: format(lines) });
  if (discount > 0) rows.push({ label: orderChanges.discount, value: format(-discount) });
  if (deliveryCharge > 0) rows.push({ label: orderChanges.deliveryCharge, value: format(deliveryCharge) });
  return (
    <Stack as="section" gap="xs" aria-labelledby={id}>
      <Stack direction="row" gap="xs" justify="between">
        <Heading id={id} size="title">
          {orderChanges.terms}
        </Heading>
        {onSetTerms && order.lines.some(isOpen) && (
          <Button size="small" onClick={() => setIsOpened(true)}>
            <Icon path={editIcon} /> {orderChanges.editTerms}
          </Button>
        )}
      </Stack>
      <DescriptionList columns={2} rows={rows} />
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
