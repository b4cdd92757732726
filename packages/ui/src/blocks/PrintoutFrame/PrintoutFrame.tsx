'use client';
import type { ReactNode } from 'react';
import type { DealerFacts } from '../../dealer.js';
import { FigureText } from '../../elements/FigureText/FigureText.js';
import { useFormatPhone } from '../../elements/useFormatPhone.js';
import {
  address,
  dealerName,
  footer as footerStyle,
  heading,
  label as labelStyle,
  paper as paperStyle,
  small,
  top,
} from './PrintoutFrame.css.js';
import { usePageSize } from './usePageSize.js';
import type { Paper } from './usePageSize.js';

export type { Paper } from './usePageSize.js';

export interface PrintoutDealerProps {
  /** The dealer, whose name is shown. */
  dealer: DealerFacts;
  /** Whether the addresses of the showrooms are below it. @default true */
  hasShowrooms?: boolean | undefined;
  /** Whether the legal lines of the dealer are there too. @default false */
  hasLegalLines?: boolean | undefined;
}

/** The dealer at the top of a paper. */
export const PrintoutDealer = ({ dealer, hasShowrooms = true, hasLegalLines = false }: PrintoutDealerProps) => {
  const formatPhone = useFormatPhone();
  const lines = [
    ...(hasShowrooms ? dealer.showrooms.map((showroom) => `${showroom.address} · ${formatPhone(showroom.phone)}`) : []),
    ...(hasLegalLines ? (dealer.legalLines ?? []) : []),
  ];
  return (
    <header>
      <p className={dealerName} translate="no">
        {dealer.name}
      </p>
      {lines.map((line) => (
        <p key={line} className={small}>
          <FigureText>{line}</FigureText>
        </p>
      ))}
    </header>
  );
};

export interface PrintoutFrameProps extends PrintoutDealerProps {
  /** The size of the paper. */
  paper: Paper;
  /** Shown beside the dealer, for example that the paper is a copy. */
  mark?: ReactNode | undefined;
  /** What the paper is. */
  title: string;
  /** Shown beside the title, for example a date. */
  lead?: ReactNode | undefined;
  /** The content. */
  children: ReactNode;
  /** Shown side by side at the foot. */
  footer?: ReactNode | undefined;
}

/** What is printed alone, without the page around it: the head of the dealer, the title, the content and the foot, on a sheet or a roll. */
export const PrintoutFrame = ({ paper, mark, title, lead, children, footer, ...dealerProps }: PrintoutFrameProps) => {
  const ref = usePageSize(paper);
  return (
    <article ref={ref} className={paperStyle[paper]} aria-label={title}>
      <div className={top}>
        <PrintoutDealer {...dealerProps} />
        {mark}
      </div>
      <div className={heading}>
        <h2>{title}</h2>
        {lead !== undefined && <p className={small}>{lead}</p>}
      </div>
      {children}
      {footer !== undefined && <div className={footerStyle}>{footer}</div>}
    </article>
  );
};

interface PrintoutSectionProps {
  /** The label above the text. */
  label?: string | undefined;
  /** The text. */
  children: ReactNode;
}

/** A part of the paper below a rule. */
export const PrintoutSection = ({ label, children }: PrintoutSectionProps) => (
  <div className={address}>
    {label !== undefined && <p className={labelStyle}>{label}</p>}
    {children}
  </div>
);
