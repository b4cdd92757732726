'use client';
import { useRef, useState } from 'react';
import { ConfirmDateDialog } from '../../blocks/ConfirmDateDialog/ConfirmDateDialog.js';
import type { NumberedResult } from '../../blocks/ConfirmDateDialog/ConfirmDateDialog.js';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { InvoicePrintout } from '../../blocks/InvoicePrintout/InvoicePrintout.js';
import type { InvoicePrintoutProps } from '../../blocks/InvoicePrintout/InvoicePrintout.js';
import { OrderListSkeleton } from '../../blocks/OrderList/OrderListSkeleton.js';
import { PrintControls } from '../../blocks/PrintControls/PrintControls.js';
import type { PrintControlsProps } from '../../blocks/PrintControls/PrintControls.js';
import { PrintPreview } from '../../blocks/PrintControls/PrintPreview.js';
import { quietAtStart } from '../../blocks/quietButtons.css.js';
import { ReasonDialog } from '../../blocks/ReasonDialog/ReasonDialog.js';
import { Async } from '../../elements/Async/Async.js';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Checkbox } from '../../elements/Checkbox/Checkbox.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { backIcon, ordersIcon } from '../../elements/Icon/icons.js';
import type { AsyncData } from '../../AsyncData.js';
import type { Invoice } from '@dealerkit/domain/books';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { invoicesTexts } from '../../texts/en/invoices.js';
import { copy } from './InvoiceScreen.css.js';

export interface InvoiceScreenProps extends PrintControlsProps {
  /** The invoice or credit note in the URL. */
  invoice: AsyncData<Invoice>;
  /** What of the order is paid and not paid; without it the paper does not say. */
  money?: InvoicePrintoutProps['money'];
  /** The dealer, whose name, showrooms and legal lines are on the paper. */
  dealer: InvoicePrintoutProps['dealer'];
  /** The URL of the order, for the QR code. */
  href: string;
  /** Takes the invoice back with a credit note; with the date that an admin has confirmed, where one must be. Only for an admin. */
  onCredit?: ((reason: string, confirmedDate?: string) => Promise<NumberedResult>) | undefined;
}

/** A credit note takes back an invoice, and nothing takes back a credit note. */
const canCredit = ({ credits, creditedBy }: Invoice) => credits === undefined && creditedBy === undefined;

/** Prints an invoice or a credit note on a sheet or a roll (`/dashboard/invoices/:id`). */
export const InvoiceScreen = ({ invoice, money, dealer, href, onCredit, ...controls }: InvoiceScreenProps) => {
  const texts = useTexts(invoicesTexts);
  const { invoices } = texts;
  const title = useRef<HTMLHeadingElement>(null);
  const [isCopy, setIsCopy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<{ date: string; reason: string }>();
  const ready = invoice.state === 'ready' ? invoice.data : undefined;
  return (
    <DashboardPage
      title={texts.titles.invoice}
      titleRef={title}
      isDense
      action={
        ready && (
          <>
            <ButtonLink className={quietAtStart} href={paths.order(String(ready.orderNumber))} tone="quiet">
              <Icon path={backIcon} /> {invoices.order(String(ready.orderNumber))}
            </ButtonLink>
            {ready.creditedBy !== undefined && (
              <ButtonLink href={paths.invoice(ready.creditedBy)}>{invoices.creditNote(ready.creditedBy)}</ButtonLink>
            )}
            {ready.credits !== undefined && (
              <ButtonLink href={paths.invoice(ready.credits)}>{invoices.invoice(ready.credits)}</ButtonLink>
            )}
            {onCredit && canCredit(ready) && <Button onClick={() => setIsAsking(true)}>{invoices.credit}</Button>}
          </>
        )
      }
    >
      {invoice.state === 'failed' && invoice.kind === 'notFound' ? (
        <EmptyState icon={ordersIcon} {...invoices.notFound}>
          <Button onClick={invoice.retry}>{texts.common.tryAgain}</Button>
        </EmptyState>
      ) : (
        <div>
          <PrintControls {...controls} />
          <div className={copy}>
            <Checkbox
              label={invoices.printCopy}
              checked={isCopy}
              onChange={({ target }) => setIsCopy(target.checked)}
            />
          </div>
          <Async
            value={invoice}
            skeleton={
              <PrintPreview>
                <OrderListSkeleton />
              </PrintPreview>
            }
          >
            {(data) => (
              <PrintPreview>
                <InvoicePrintout
                  invoice={data}
                  money={money}
                  dealer={dealer}
                  href={href}
                  paper={controls.paper}
                  isCopy={isCopy}
                />
              </PrintPreview>
            )}
          </Async>
        </div>
      )}
      {isAsking && ready && onCredit && (
        <ReasonDialog
          title={invoices.creditTitle(ready.number)}
          warning={invoices.creditWarning}
          label={invoices.reason}
          required={invoices.reasonRequired}
          confirmLabel={invoices.credit}
          cancelLabel={invoices.keep}
          onConfirm={async (reason) => {
            const error = await onCredit(reason);
            if (error?.dateToConfirm === undefined) return error;
            setUnconfirmed({ date: error.dateToConfirm, reason });
            return undefined;
          }}
          onClose={() => setIsAsking(false)}
          returnFocusRef={title}
        />
      )}
      {unconfirmed && !isAsking && onCredit && (
        <ConfirmDateDialog
          date={unconfirmed.date}
          onConfirm={() => onCredit(unconfirmed.reason, unconfirmed.date)}
          onClose={() => setUnconfirmed(undefined)}
          returnFocusRef={title}
        />
      )}
    </DashboardPage>
  );
};
