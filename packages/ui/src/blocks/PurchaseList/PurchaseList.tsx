'use client';
import type { DealerFacts } from '../../dealer.js';
import { formatDay } from '../../format/dates.js';
import type { PartToBuy } from '@dealerkit/domain/books/overview';
import { partName } from '../../partName.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { printTexts } from '../../texts/en/print.js';
import { heading, paper as paperStyle, small } from '../OrderPaper/OrderPaper.css.js';
import { PaperHeader } from '../OrderPaper/PaperHeader.js';
import { usePageSize } from '../usePageSize.js';
import type { Paper } from '../usePageSize.js';
import { cell, empty, header, number, numberHeader, table } from './PurchaseList.css.js';

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
  const ref = usePageSize(paper);
  return (
    <article ref={ref} className={paperStyle[paper]} aria-label={print.purchaseList}>
      <PaperHeader dealer={{ ...dealer, showrooms: [] }} />
      <div className={heading}>
        <h2>{print.purchaseList}</h2>
        <p className={small}>
          {print.purchaseLead(print.parts(parts.length, formatNumber(parts.length)), formatDay(day, locale))}
        </p>
      </div>
      <table className={table}>
        <thead>
          <tr>
            <th className={header} scope="col">
              {print.picked}
            </th>
            {[print.stock, print.sold, print.toBuy].map((text) => (
              <th key={text} className={numberHeader} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part._id}>
              <th className={cell} scope="row">
                {partName(part, texts)}
              </th>
              <td className={number}>
                {part.available_quantity === undefined ? texts.common.dash : formatNumber(part.available_quantity)}
              </td>
              <td className={number}>{formatNumber(part.sold)}</td>
              <td className={empty}>{NO_BREAK_SPACE}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
};
