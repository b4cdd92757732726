'use client';
import type { DealerFacts } from '../../dealer.js';
import { PrintoutTable } from '../PrintoutFrame/PrintoutTable.js';
import { formatDay } from '../../format/dates.js';
import type { PartToBuy } from '@dealerkit/domain/books/overview';
import { partName } from '../../partName.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { printTexts } from '../../texts/en/print.js';
import { PrintoutFrame } from '../PrintoutFrame/PrintoutFrame.js';
import type { Paper } from '../PrintoutFrame/PrintoutFrame.js';
import { empty } from './PurchaseList.css.js';

export interface PurchaseListProps {
  /** The parts to buy, those that sold most first. */
  parts: ReadonlyArray<PartToBuy>;
  /** The day of the list, as `2026-11-22`. */
  day: string;
  /** The dealer, whose name is on the paper. */
  dealer: DealerFacts;
  /** The size of the paper. */
  paper: Paper;
}

/** Leaves a cell empty, to be filled in by hand. */
const NO_BREAK_SPACE = '\u00A0';

/** The parts to buy on paper: what is in stock, what sold in 30 days, and room to write how many to buy. */
export const PurchaseList = ({ parts, day, dealer, paper }: PurchaseListProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(printTexts);
  const { print, locale } = texts;
  return (
    <PrintoutFrame
      paper={paper}
      dealer={dealer}
      hasShowrooms={false}
      title={print.purchaseList}
      lead={print.purchaseLead(print.parts(parts.length, formatNumber(parts.length)), formatDay(day, locale))}
    >
      <PrintoutTable
        caption={print.purchaseList}
        isLabelledOnNarrowPaper={false}
        rows={parts}
        rowKey={({ _id }) => _id}
        columns={[
          { header: print.picked, cell: (part) => partName(part, texts) },
          {
            header: print.stock,
            align: 'end',
            width: '20%',
            cell: ({ available_quantity: pieces }) => (pieces === undefined ? texts.common.dash : formatNumber(pieces)),
          },
          { header: print.sold, align: 'end', width: '20%', cell: ({ sold }) => formatNumber(sold) },
          { header: print.toBuy, align: 'end', width: '20%', className: empty, cell: () => NO_BREAK_SPACE },
        ]}
      />
    </PrintoutFrame>
  );
};
