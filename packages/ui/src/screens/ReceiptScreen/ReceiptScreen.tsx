'use client';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { OrderListSkeleton } from '../../blocks/OrderList/OrderListSkeleton.js';
import { PrintControls } from '../../blocks/PrintControls/PrintControls.js';
import type { PrintControlsProps } from '../../blocks/PrintControls/PrintControls.js';
import { PrintPreview } from '../../blocks/PrintControls/PrintPreview.js';
import { quietAtStart } from '../../blocks/quietButtons.css.js';
import { ReceiptPrintout } from '../../blocks/ReceiptPrintout/ReceiptPrintout.js';
import type { Receipt } from '../../blocks/ReceiptPrintout/ReceiptPrintout.js';
import { Async } from '../../elements/Async/Async.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { backIcon, ordersIcon } from '../../elements/Icon/icons.js';
import type { AsyncData } from '../../AsyncData.js';
import type { DealerFacts } from '../../dealer.js';
import { useTexts } from '../../UiProvider.js';
import { ledgerTexts } from '../../texts/en/ledger.js';

export type { Receipt } from '../../blocks/ReceiptPrintout/ReceiptPrintout.js';

export interface ReceiptScreenProps extends PrintControlsProps {
  /** The payment in the URL. */
  receipt: AsyncData<Receipt>;
  /** The dealer, whose name, showrooms and legal lines are on the paper. */
  dealer: DealerFacts;
  /** The URL of the page of the customer. */
  customerHref: string;
}

/** Prints the receipt of a payment (`/dashboard/customers/:id/receipt`). */
export const ReceiptScreen = ({ receipt, dealer, customerHref, ...controls }: ReceiptScreenProps) => {
  const { titles, ledger } = useTexts(ledgerTexts);
  return (
    <DashboardPage
      title={titles.receipt}
      isDense
      action={
        <ButtonLink className={quietAtStart} href={customerHref} tone="quiet">
          <Icon path={backIcon} /> {titles.customer}
        </ButtonLink>
      }
    >
      {receipt.state === 'failed' && receipt.kind === 'notFound' ? (
        <EmptyState icon={ordersIcon} {...ledger.noReceipt} />
      ) : (
        <div>
          <PrintControls {...controls} />
          <Async
            value={receipt}
            skeleton={
              <PrintPreview>
                <OrderListSkeleton />
              </PrintPreview>
            }
          >
            {(data) => (
              <PrintPreview>
                <ReceiptPrintout receipt={data} dealer={dealer} paper={controls.paper} />
              </PrintPreview>
            )}
          </Async>
        </div>
      )}
    </DashboardPage>
  );
};
