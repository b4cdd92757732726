'use client';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { OrderListSkeleton } from '../../blocks/OrderList/OrderListSkeleton.js';
import { PrintControls } from '../../blocks/PrintControls/PrintControls.js';
import type { PrintControlsProps } from '../../blocks/PrintControls/PrintControls.js';
import { PrintPreview } from '../../blocks/PrintControls/PrintPreview.js';
import { PurchaseList } from '../../blocks/PurchaseList/PurchaseList.js';
import type { DealerFacts } from '../../dealer.js';
import { Async } from '../../elements/Async/Async.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { backIcon } from '../../elements/Icon/icons.js';
import { Notice } from '../../elements/Notice/Notice.js';
import type { AsyncData } from '../../AsyncData.js';
import type { PartToBuy } from '@dealerkit/domain/books/overview';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { dashboardTexts } from '../../texts/en/dashboard.js';
import { printTexts } from '../../texts/en/print.js';

const english = { ...dashboardTexts, ...printTexts };

export interface PurchaseListScreenProps extends PrintControlsProps {
  /** The parts to buy, those that sold most first. */
  parts: AsyncData<readonly PartToBuy[]>;
  /** The day of the list, as `2026-11-22`. */
  day: string;
  /** The dealer, whose name is on the paper. */
  dealer: DealerFacts;
}

/** Prints the parts to buy (`/dashboard/purchaselist`). */
export const PurchaseListScreen = ({ parts, day, dealer, ...controls }: PurchaseListScreenProps) => {
  const texts = useTexts(english);
  return (
    <DashboardPage
      isDense
      title={texts.titles.purchaseList}
      action={
        <ButtonLink href={paths.dashboard} tone="quiet">
          <Icon path={backIcon} /> {texts.print.backToOverview}
        </ButtonLink>
      }
    >
      <Async
        value={parts}
        skeleton={<OrderListSkeleton />}
        empty={<Notice tone="success">{texts.dashboard.noneToBuy}</Notice>}
      >
        {(data) => (
          <>
            <PrintControls {...controls} />
            <PrintPreview>
              <PurchaseList parts={data} day={day} dealer={dealer} paper={controls.paper} />
            </PrintPreview>
          </>
        )}
      </Async>
    </DashboardPage>
  );
};
