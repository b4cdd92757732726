'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { DayBook } from '@dealerkit/domain/books';
import type { SubmitResult } from '../../AsyncData.js';
import { ignoreHeldKey } from '../../blocks/repeatedPress.js';
import { useAmounts } from '../../blocks/useAmounts.js';
import { useOpenedForm } from '../../blocks/useOpenedForm.js';
import { useSubmitForm } from '../../blocks/useSubmitForm.js';
import { Button } from '../../elements/Button/Button.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { Form } from '../../elements/Form/Form.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { formatLongDay } from '../../format/dates.js';
import { dayBookTexts } from '../../texts/en/dayBook.js';
import { ledgerTexts } from '../../texts/en/ledger.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { countedSchema, nothingCounted } from './CloseDayForm.schema.js';
import { useDifference } from './useDifference.js';

const english = { ...dayBookTexts, ...ledgerTexts };

/** The close of a day as an admin confirms it. */
export interface DayClose {
  /** The day, as `2026-11-22`. */
  date: string;
  countedCash: number;
  /** The closing cash of the day book that the admin has seen. */
  expectedCash: number;
}

export interface CloseDayFormProps {
  /** The day and its closing cash. */
  book: Pick<DayBook, 'date' | 'closingCash'>;
  /** Closes the day, for good; the last value is the opened form, from which it is closed once. */
  onCloseDay: (close: DayClose, form: object) => Promise<SubmitResult<'countedCash'>>;
  /** Called when it is closed. */
  onClosed: () => void;
}

interface ReviewProps extends Pick<CloseDayFormProps, 'book'> {
  counted: number;
  isSubmitting: boolean;
  onBack: () => void;
}

const Review = ({ book: { date, closingCash }, counted, isSubmitting, onBack }: ReviewProps) => {
  const { dayBook, ledger, locale } = useTexts(english);
  const { format } = useAmounts();
  const formatDifference = useDifference();
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus(), []);
  return (
    <>
      <div role="status">
        <Stack>
          <DescriptionList
            rows={[
              { label: dayBook.expectedCash, value: format(closingCash) },
              { label: dayBook.countedCash, value: format(counted) },
              { label: dayBook.difference, value: formatDifference(counted - closingCash), size: 'large' },
            ]}
          />
          <Notice tone="warning">{dayBook.final(formatLongDay(date, locale))}</Notice>
        </Stack>
      </div>
      <Stack direction="row" gap="xs">
        {/* The key that opened the review may still be held. */}
        <Button ref={confirm} type="submit" tone="accent" busy={isSubmitting} onKeyDown={ignoreHeldKey}>
          {dayBook.confirmClose}
        </Button>
        <Button tone="quiet" disabled={isSubmitting} onClick={onBack}>
          {ledger.back}
        </Button>
      </Stack>
    </>
  );
};

/** The cash that an admin has counted, and its difference before the day is closed: amount, Enter, and Enter again. */
export const CloseDayForm = ({ book, onCloseDay, onClosed }: CloseDayFormProps) => {
  const { currency } = useUi();
  const texts = useTexts(english);
  const { dayBook, ledger } = texts;
  const { format } = useAmounts();
  const [counted, setCounted] = useState<number>();
  const element = useRef<HTMLFormElement>(null);
  const createSchema = useMemo(() => countedSchema(currency), [currency]);
  const opened = useOpenedForm();
  const { date, closingCash: expectedCash } = book;
  const { register, errors, isSubmitting, formProps, formError } = useSubmitForm({
    texts,
    createSchema,
    defaultValues: nothingCounted,
    onSubmit: async ({ countedCash }: { countedCash: number }) =>
      counted === undefined ? undefined : onCloseDay({ date, countedCash, expectedCash }, opened),
    onAccepted: ({ countedCash }) => (counted === undefined ? setCounted(countedCash) : onClosed()),
  });
  useEffect(() => {
    if (counted === undefined) element.current?.querySelector('input')?.focus();
  }, [counted]);
  return (
    <Form ref={element} {...formProps} error={formError} aria-label={dayBook.close}>
      {counted === undefined ? (
        <>
          <DescriptionList rows={[{ label: dayBook.expectedCash, value: format(expectedCash) }]} />
          <TextField
            {...register('countedCash')}
            label={dayBook.countedCash}
            inputMode="decimal"
            autoComplete="off"
            error={errors.countedCash?.message}
            required
          />
          <Stack direction="row">
            <Button type="submit" tone="accent">
              {ledger.review}
            </Button>
          </Stack>
        </>
      ) : (
        <Review book={book} counted={counted} isSubmitting={isSubmitting} onBack={() => setCounted(undefined)} />
      )}
    </Form>
  );
};
