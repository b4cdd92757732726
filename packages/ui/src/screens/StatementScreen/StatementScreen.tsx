'use client';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { DateRange } from '../../blocks/DateRange/DateRange.js';
import type { Dates } from '../../blocks/DateRange/DateRange.js';
import { ExportButton } from '../../blocks/ExportButton/ExportButton.js';
import type { ExportButtonProps } from '../../blocks/ExportButton/ExportButton.js';
import { PrintPreview } from '../../blocks/PrintControls/PrintPreview.js';
import { quietAtStart } from '../../blocks/quietButtons.css.js';
import { OrderListSkeleton } from '../../blocks/OrderList/OrderListSkeleton.js';
import { PrintControls } from '../../blocks/PrintControls/PrintControls.js';
import type { PrintControlsProps } from '../../blocks/PrintControls/PrintControls.js';
import { StatementPrintout } from '../../blocks/StatementPrintout/StatementPrintout.js';
import type { Statement } from '../../blocks/StatementPrintout/StatementPrintout.js';
import { Async } from '../../elements/Async/Async.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { backIcon } from '../../elements/Icon/icons.js';
import type { AsyncData } from '../../AsyncData.js';
import type { DealerFacts } from '../../dealer.js';
import { useUi } from '../../UiProvider.js';
import { dates as datesStyle, options } from './StatementScreen.css.js';

export type { Statement } from '../../blocks/StatementPrintout/StatementPrintout.js';

export interface StatementScreenProps extends PrintControlsProps {
  /** The ledger of the period. */
  statement: AsyncData<Statement>;
  /** The first and the last day; empty for an open end. */
  dates: Dates;
  /** Called with each change of the days. */
  onDatesChange: (dates: Dates) => void;
  /** The dealer, whose name and showrooms are on the paper. */
  dealer: DealerFacts;
  /** The URL of the page of the customer. */
  customerHref: string;
  /** Offers the entries as a file. */
  onExport: ExportButtonProps['onExport'];
  /** The formats that the host can write. @default ['csv'] */
  exportFormats?: ExportButtonProps['formats'];
}

/** Prints the statement of a customer for a period, or offers it as a file (`/dashboard/customers/:id/statement`). */
export const StatementScreen = ({
  statement,
  dates,
  onDatesChange,
  dealer,
  customerHref,
  onExport,
  exportFormats,
  ...controls
}: StatementScreenProps) => {
  const { titles } = useUi().texts;
  return (
    <DashboardPage
      title={titles.statement}
      isDense
      action={
        <>
          <ButtonLink className={quietAtStart} href={customerHref} tone="quiet">
            <Icon path={backIcon} /> {titles.customer}
          </ButtonLink>
          {statement.state === 'ready' && (
            <ExportButton list={titles.statement} onExport={onExport} formats={exportFormats} />
          )}
        </>
      }
    >
      <div>
        <div className={options}>
          <div className={datesStyle}>
            <DateRange dates={dates} onChange={onDatesChange} />
          </div>
          <PrintControls {...controls} />
        </div>
        <Async
          value={statement}
          skeleton={
            <PrintPreview>
              <OrderListSkeleton />
            </PrintPreview>
          }
        >
          {(data) => (
            <PrintPreview>
              <StatementPrintout statement={data} dates={dates} dealer={dealer} paper={controls.paper} />
            </PrintPreview>
          )}
        </Async>
      </div>
    </DashboardPage>
  );
};
