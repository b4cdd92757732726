'use client';
import { useState } from 'react';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { ExportButton } from '../../blocks/ExportButton/ExportButton.js';
import type { ExportButtonProps } from '../../blocks/ExportButton/ExportButton.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { paperOnly } from '../../blocks/PaperFrame/onPaper.css.js';
import { useAmounts } from '../../blocks/useAmounts.js';
import { Async } from '../../elements/Async/Async.js';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { DataTableSkeleton } from '../../elements/DataTableSkeleton/DataTableSkeleton.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { backIcon, bookIcon, forwardIcon, printIcon } from '../../elements/Icon/icons.js';
import { Sheet } from '../../elements/Sheet/Sheet.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { formatLongDay } from '../../format/dates.js';
import type { AsyncData } from '../../AsyncData.js';
import type { DayBook } from '@dealerkit/domain/books';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { dayBookTexts } from '../../texts/en/dayBook.js';
import { book, dayField } from './DayBookScreen.css.js';
import { CashForm } from './CashForm.js';
import type { CashFormProps } from './CashForm.js';
import { EntriesTable, MethodsTable } from './DayTables.js';

export type { CashEntry } from './CashForm.schema.js';

export interface DayBookScreenProps {
  /** The money of the day. */
  dayBook: AsyncData<DayBook>;
  /** The day, as `2026-11-22`. */
  date: string;
  /** The present day of the dealer, after which there are no days. */
  today: string;
  /** Called with the day that the admin chooses. */
  onDateChange: (date: string) => void;
  /** Records cash without a customer; the last value is the opened form. */
  onCash: CashFormProps['onCash'];
  /** Opens the print dialog of the browser. */
  onPrint: () => void;
  /** Offers the entries as a file. */
  onExport: ExportButtonProps['onExport'];
  /** The formats that the host can write. @default ['csv'] */
  exportFormats?: ExportButtonProps['formats'];
}

const DAY_MS = 86_400_000;

/** The day before or after another one. */
const dayAfter = (date: string, by: 1 | -1): string =>
  new Date(Date.parse(date) + by * DAY_MS).toISOString().slice(0, 10);

const Days = ({ date, today, onDateChange }: Pick<DayBookScreenProps, 'date' | 'today' | 'onDateChange'>) => {
  const { dayBook } = useTexts(dayBookTexts);
  return (
    <Stack direction="row" gap="xs" align="end">
      <ButtonLink href={paths.dayBookOf(dayAfter(date, -1))} aria-label={dayBook.previous}>
        <Icon path={backIcon} />
      </ButtonLink>
      <div className={dayField}>
        <TextField
          type="date"
          label={dayBook.day}
          value={date}
          max={today}
          onChange={({ target }) => {
            if (target.value) onDateChange(target.value);
          }}
        />
      </div>
      {date < today && (
        <ButtonLink href={paths.dayBookOf(dayAfter(date, 1))} aria-label={dayBook.next}>
          <Icon path={forwardIcon} />
        </ButtonLink>
      )}
    </Stack>
  );
};

const Book = ({ data, isToday }: { data: DayBook; isToday: boolean }) => {
  const texts = useTexts(dayBookTexts);
  const { dayBook } = texts;
  const { format } = useAmounts();
  const { date, openingCash, closingCash, methods, entries } = data;
  return (
    <article className={book} aria-label={texts.titles.dayBook}>
      <p className={paperOnly}>{texts.titles.dayBook}</p>
      <Heading size="lead">{formatLongDay(date, texts.locale)}</Heading>
      <DescriptionList
        columns="auto"
        rows={[
          { label: dayBook.openingCash, value: format(openingCash) },
          { label: dayBook.netCash, value: format(closingCash - openingCash) },
          { label: dayBook.closingCash, value: format(closingCash) },
        ]}
      />
      {entries.length === 0 ? (
        <EmptyState icon={bookIcon} {...dayBook.empty}>
          {isToday ? <ButtonLink href={paths.customers}>{dayBook.takePayment}</ButtonLink> : undefined}
        </EmptyState>
      ) : (
        <>
          <MethodsTable methods={methods} />
          <EntriesTable entries={entries} />
        </>
      )}
    </article>
  );
};

/** The money of a day by method, the cash before and after it, and each payment (`/dashboard/daybook`). */
export const DayBookScreen = ({
  dayBook,
  onCash,
  onPrint,
  onExport,
  exportFormats,
  ...dayProps
}: DayBookScreenProps) => {
  const texts = useTexts(dayBookTexts);
  const [isCashOpen, setIsCashOpen] = useState(false);
  return (
    <DashboardPage
      title={texts.titles.dayBook}
      isDense
      action={
        <>
          <Button onClick={() => setIsCashOpen(true)}>{texts.dayBook.cash}</Button>
          <Button onClick={onPrint}>
            <Icon path={printIcon} /> {texts.dayBook.print}
          </Button>
          {dayBook.state === 'ready' && (
            <ExportButton list={texts.titles.dayBook} onExport={onExport} formats={exportFormats} />
          )}
        </>
      }
    >
      <Days {...dayProps} />
      <Async value={dayBook} skeleton={<DataTableSkeleton columns={4} />}>
        {(data) => <Book data={data} isToday={data.date === dayProps.today} />}
      </Async>
      {isCashOpen && (
        <Sheet title={texts.dayBook.cashTitle} onClose={() => setIsCashOpen(false)} closesOnOutsideClick={false}>
          <CashForm onCash={onCash} onRecorded={() => setIsCashOpen(false)} />
        </Sheet>
      )}
    </DashboardPage>
  );
};
