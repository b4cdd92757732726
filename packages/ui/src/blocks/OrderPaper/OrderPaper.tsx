'use client';
import { useEffect } from 'react';
import { QrCode } from '../../elements/QrCode/QrCode.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import type { DealerFacts } from '../../dealer.js';
import type { Order } from '@dealerkit/domain/entities';
import { shownOrderNumber } from '@dealerkit/domain/orders';
import { partName } from '../../partName.js';
import { useUi } from '../../UiProvider.js';
import { useFormattedAmounts } from '../useFormattedAmounts.js';
import {
  address,
  footer,
  heading,
  label,
  line,
  number,
  paper as paperStyle,
  qr,
  received,
  small,
  strong,
  total as totalStyle,
} from './OrderPaper.css.js';
import { PaperHeader } from './PaperHeader.js';

/** A sheet of A5, or a roll of 80 mm for thermal printers. */
export type Paper = 'a5' | 'receipt';

export interface OrderPaperProps {
  /** The order to print. */
  order: Order;
  /** The dealer, whose name and showrooms are on the paper. */
  dealer: DealerFacts;
  /** The URL of the order, for the QR code. */
  href: string;
  /** The size of the paper. */
  paper: Paper;
}

/** Print margins are part of the page, so the preview has them as padding. */
const pageRules: Record<Paper, string> = {
  a5: '@page{size:A5;margin:10mm}',
  receipt: '@page{size:80mm 200mm;margin:4mm}',
};

/** Sets the size of the printed page. A style element would need an exception in the Content Security Policy of a site. */
const usePageSize = (paper: Paper) => {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageRules[paper]);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [paper]);
};

const Amounts = ({ order }: { order: Order }) => {
  const { texts } = useUi();
  const { pieces, each, total } = useFormattedAmounts(order);
  return (
    <>
      <div className={line}>
        <p className={strong}>{partName(order, texts)}</p>
        <p className={number}>{pieces}</p>
      </div>
      {each !== undefined && (
        <div className={`${line} ${totalStyle}`}>
          <p>{texts.orders.total}</p>
          <p className={number}>{total}</p>
        </div>
      )}
    </>
  );
};

/** An order on paper, for the parcel or the counter; everything else on the page is hidden when it is printed. */
export const OrderPaper = ({ order, dealer, href, paper }: OrderPaperProps) => {
  const { print } = useUi().texts;
  usePageSize(paper);
  return (
    <article className={paperStyle[paper]} aria-label={print.number(shownOrderNumber(order))}>
      <PaperHeader dealer={dealer} />
      <div className={heading}>
        <h2>{print.number(shownOrderNumber(order))}</h2>
        {order.placedAt !== undefined && (
          <p className={small}>
            <TimeText value={order.placedAt} />
          </p>
        )}
      </div>
      <Amounts order={order} />
      <div className={address}>
        <p className={label}>{print.deliverTo}</p>
        <p className={strong}>{order.userName}</p>
        <p>{order.phone}</p>
        <p>{order.address}</p>
      </div>
      <div className={footer}>
        <div className={qr}>
          <QrCode value={href} label={print.scan} />
          <p className={small}>{print.scan}</p>
        </div>
        <p className={received}>{print.received}</p>
      </div>
    </article>
  );
};
