'use client';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { OrderListSkeleton } from '../../blocks/OrderListSkeleton/OrderListSkeleton.js';
import { OrderNotFound } from '../../blocks/OrderNotFound/OrderNotFound.js';
import { OrderPaper } from '../../blocks/OrderPaper/OrderPaper.js';
import type { Paper } from '../../blocks/OrderPaper/OrderPaper.js';
import { Async } from '../../elements/Async/Async.js';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { backIcon, printIcon } from '../../elements/Icon/icons.js';
import { Select } from '../../elements/Select/Select.js';
import type { AsyncData } from '../../AsyncData.js';
import type { DealerFacts } from '../../dealer.js';
import type { OrderWithLines } from '@dealerkit/domain/orders';
import { paths } from '@dealerkit/domain/paths';
import { useTexts, useUi } from '../../UiProvider.js';
import { controls, desk, paperField, reserved } from './PrintOrderScreen.css.js';
import { printTexts } from '../../texts/en/print.js';

export type { Paper } from '../../blocks/OrderPaper/OrderPaper.js';

export interface PrintOrderScreenProps {
  /** The order in the URL. */
  order: AsyncData<OrderWithLines>;
  /** The dealer, whose name and showrooms are on the paper. */
  dealer: DealerFacts;
  /** The URL of the order, for the QR code. */
  href: string;
  /** The size of the paper. */
  paper: Paper;
  /** Whether an admin prints; selects the list to which the page leads back. */
  isAdmin: boolean;
  /** Called with the selected paper. */
  onPaperChange: (paper: Paper) => void;
  /** The language that the button switches to, with its own name. */
  otherLanguage: { locale: string; name: string };
  /** Switches to the other language; the order is printed in the language of the page. */
  onLanguageChange: () => void;
  /** Opens the print dialog of the browser. */
  onPrint: () => void;
}

const papers: readonly Paper[] = ['a5', 'receipt'];

const Controls = ({
  paper,
  onPaperChange,
  otherLanguage,
  onLanguageChange,
  onPrint,
}: Omit<PrintOrderScreenProps, 'order' | 'dealer' | 'href' | 'isAdmin'>) => {
  const { print } = useTexts(printTexts);
  return (
    <div className={controls}>
      <div className={paperField}>
        <Select
          label={print.paper}
          value={paper}
          onChange={({ target }) => onPaperChange(papers.find((each) => each === target.value) ?? paper)}
        >
          {papers.map((each) => (
            <option key={each} value={each}>
              {print.papers[each]}
            </option>
          ))}
        </Select>
      </div>
      <Button onClick={onLanguageChange}>
        <span lang={otherLanguage.locale}>{otherLanguage.name}</span>
      </Button>
      <Button tone="accent" onClick={onPrint}>
        <Icon path={printIcon} /> {print.print}
      </Button>
    </div>
  );
};

/** Prints an order on a sheet or a roll (`/dashboard/orders/:id/print`). */
export const PrintOrderScreen = ({ order, dealer, href, isAdmin, ...controlProps }: PrintOrderScreenProps) => {
  const { texts } = useUi();
  // While the order loads, the link takes its space only.
  const back = order.state !== 'failed' && (
    <span className={order.state === 'loading' ? reserved : undefined}>
      <ButtonLink href={order.state === 'ready' ? paths.order(order.data.key) : paths.orders} tone="quiet">
        <Icon path={backIcon} /> {texts.titles.order}
      </ButtonLink>
    </span>
  );
  return (
    <DashboardPage title={texts.titles.printOrder} action={back || undefined}>
      {order.state === 'failed' && order.kind === 'notFound' ? (
        <OrderNotFound isAdmin={isAdmin} />
      ) : (
        <Async
          value={order}
          skeleton={
            <div key="skeleton" className={desk}>
              <OrderListSkeleton />
            </div>
          }
        >
          {(data) => (
            <>
              <Controls {...controlProps} />
              <div className={desk}>
                <OrderPaper order={data} dealer={dealer} href={href} paper={controlProps.paper} />
              </div>
            </>
          )}
        </Async>
      )}
    </DashboardPage>
  );
};
