'use client';
import { useEffect, useRef, useState } from 'react';
import type { Cheque, ChequeStatus } from '@dealerkit/domain/books';
import { chequeStatuses } from '@dealerkit/domain/books';
import { isChequeStep, isDue } from '@dealerkit/domain/books/cheques';
import { paths } from '@dealerkit/domain/paths';
import { Badge } from '../../elements/Badge/Badge.js';
import { Button } from '../../elements/Button/Button.js';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import { Link } from '../../elements/Link/Link.js';
import { CellText, RowTable } from '../../elements/RowTable/RowTable.js';
import type { RowTableColumn } from '../../elements/RowTable/RowTable.js';
import { Sheet } from '../../elements/Sheet/Sheet.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { customerName } from '../../customerName.js';
import { formatDate } from '../../format/dates.js';
import { chequesTexts } from '../../texts/en/cheques.js';
import { customersTexts } from '../../texts/en/customers.js';
import { ledgerTexts } from '../../texts/en/ledger.js';
import { tableTexts } from '../../texts/en/table.js';
import { useTexts } from '../../UiProvider.js';
import { localDay } from '../dayUntil.js';
import { useAmounts } from '../useAmounts.js';
import { ChequeForm } from '../ChequeForm/ChequeForm.js';
import type { SetCheque } from '../ChequeForm/ChequeForm.js';
import { MoreRows } from '../../elements/RowTable/MoreRows.js';

const english = { ...chequesTexts, ...customersTexts, ...ledgerTexts, ...tableTexts };

export interface ChequeActions {
  /** The present day, as `2026-11-22`. @default that of the browser */
  today?: string | undefined;
  /** Sets the status of a cheque; the last value is the opened form, from which it is set once. */
  onSet: SetCheque;
  /** Loads more cheques; undefined if all are loaded. */
  onMore?: (() => void) | undefined;
  /** Whether more are loading. @default false */
  isLoading?: boolean | undefined;
}

export interface ChequeListProps extends ChequeActions {
  /** The accessible name of the list. */
  label: string;
  /** The cheques, in their order. */
  cheques: readonly Cheque[];
  /** Whether each says who gave it, with a link to the customer. @default true */
  hasCustomers?: boolean | undefined;
}

const tones = { received: 'neutral', cleared: 'success', bounced: 'danger', cancelled: 'inactive' } as const;

interface ChequeTextProps {
  cheque: Cheque;
  hasCustomer: boolean;
  isDueNow: boolean;
}

const ChequeText = ({ cheque, hasCustomer, isDueNow }: ChequeTextProps) => {
  const texts = useTexts(english);
  const { cheques, ledger, titles } = texts;
  const { format } = useAmounts();
  const { customer, reference, note, status, reason, by, amount, receivedAt } = cheque;
  const details = [reference, reason ?? note].filter(Boolean).join(' · ');
  return (
    <>
      <CellText tone="strong">
        {hasCustomer ? (
          <Link href={paths.customer(customer._id)}>{customerName(customer, texts)}</Link>
        ) : (
          ledger.methods.cheque
        )}{' '}
        <Badge tone={isDueNow ? 'warning' : tones[status]}>{isDueNow ? cheques.due : cheques.statuses[status]}</Badge>
      </CellText>
      {details}
      <CellText tone="muted">
        <EmailText>{ledger.by(by)}</EmailText>
        {status === 'received' && (
          <>
            {' · '}
            <Link
              href={paths.receipt(customer._id, { _id: cheque._id, at: receivedAt })}
              aria-label={ledger.receiptNamed(format(amount))}
            >
              {titles.receipt}
            </Link>
          </>
        )}
      </CellText>
    </>
  );
};

/** Cheques with their dates, and what an admin says became of each. */
export const ChequeList = ({
  label,
  cheques: rows,
  hasCustomers = true,
  today,
  onSet,
  onMore,
  isLoading = false,
}: ChequeListProps) => {
  const texts = useTexts(english);
  const { cheques, table, locale } = texts;
  const { format } = useAmounts();
  const [present] = useState(() => localDay(Date.now()));
  const [opened, setOpened] = useState<{ cheque: Cheque; to: ChequeStatus } | 'done'>();
  const element = useRef<HTMLTableElement>(null);
  // The button that opened the form is gone.
  useEffect(() => {
    if (opened === 'done') element.current?.focus();
  }, [opened]);
  const columns: RowTableColumn<Cheque>[] = [
    {
      header: cheques.date,
      width: '8rem',
      narrow: 'belowStart',
      cell: ({ chequeDate }) => formatDate(chequeDate, locale),
    },
    {
      header: cheques.cheque,
      isRowHeader: true,
      cell: (cheque) => (
        <ChequeText cheque={cheque} hasCustomer={hasCustomers} isDueNow={isDue(cheque, today ?? present)} />
      ),
    },
    {
      header: cheques.amount,
      width: '7.5rem',
      align: 'end',
      narrow: 'end',
      cell: ({ amount }) => <CellText tone="strong">{format(amount)}</CellText>,
    },
    {
      header: table.actions,
      headerHidden: true,
      width: '15.5rem',
      align: 'end',
      narrow: 'line',
      cell: (cheque) => (
        <Stack direction="row" gap="xs2" justify="end">
          {chequeStatuses
            .filter((to) => isChequeStep({ from: cheque.status, to }))
            .map((to) => (
              <Button
                key={to}
                size="small"
                tone={to === 'cleared' ? 'neutral' : 'quiet'}
                aria-label={cheques.actionNamed(
                  cheques.actions[to],
                  format(cheque.amount),
                  customerName(cheque.customer, texts),
                )}
                onClick={() => setOpened({ cheque, to })}
              >
                {cheques.actions[to]}
              </Button>
            ))}
        </Stack>
      ),
    },
  ];
  return (
    <>
      <RowTable ref={element} tabIndex={-1} caption={label} columns={columns} rows={rows} rowKey={({ _id }) => _id} />
      <MoreRows label={cheques.more} onMore={onMore} isLoading={isLoading} />
      {opened && opened !== 'done' && (
        <Sheet
          title={cheques.titles[opened.to](format(opened.cheque.amount))}
          onClose={() => setOpened(undefined)}
          closesOnOutsideClick={false}
        >
          <ChequeForm {...opened} onSet={onSet} onDone={() => setOpened('done')} onClose={() => setOpened(undefined)} />
        </Sheet>
      )}
    </>
  );
};
