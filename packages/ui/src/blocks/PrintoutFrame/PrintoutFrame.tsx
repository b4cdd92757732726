'use client';
import type { ReactNode } from 'react';
import type { DealerFacts } from '../../dealer.js';
import { FigureText } from '../../elements/FigureText/FigureText.js';
import { useFormatPhone } from '../../elements/useFormatPhone.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import {
  address,
  footer as footerStyle,
  heading,
  line as lineStyle,
  number,
  paper as paperStyle,
  received,
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
      <Heading as="p" size="title" translate="no">
        {dealer.name}
      </Heading>
      {lines.map((line) => (
        <Text key={line} size="label" tone="muted">
          <FigureText>{line}</FigureText>
        </Text>
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
      <Stack direction="row" align="start" justify="between" gap="sm">
        <PrintoutDealer {...dealerProps} />
        {mark}
      </Stack>
      <Stack direction="row" align="baseline" justify="between" className={heading}>
        <Heading size="lead">{title}</Heading>
        {lead !== undefined && (
          <Text size="label" tone="muted">
            {lead}
          </Text>
        )}
      </Stack>
      {children}
      {footer !== undefined && (
        <Stack direction="row" align="end" justify="between" gap="lg" className={footerStyle}>
          {footer}
        </Stack>
      )}
    </article>
  );
};

interface PrintoutAmountProps {
  /** What it is the amount of. */
  label: ReactNode;
  /** The amount. */
  children: ReactNode;
}

/** An amount at the end of a line that begins with its label. */
export const PrintoutAmount = ({ label, children }: PrintoutAmountProps) => (
  <Stack direction="row" align="baseline" justify="between" className={lineStyle}>
    <p>{label}</p>
    <Text size="inherit" numeric className={number} translate="no">
      {children}
    </Text>
  </Stack>
);

/** A line to sign on. */
export const PrintoutSignature = ({ children }: { children: string }) => (
  <Text size="label" tone="muted" className={received}>
    {children}
  </Text>
);

interface PrintoutSectionProps {
  /** The label above the text. */
  label?: string | undefined;
  /** The text. */
  children: ReactNode;
}

/** A part of the paper below a rule. */
export const PrintoutSection = ({ label, children }: PrintoutSectionProps) => (
  <div className={address}>
    {label !== undefined && (
      <Heading as="p" size="label">
        {label}
      </Heading>
    )}
    {children}
  </div>
);
