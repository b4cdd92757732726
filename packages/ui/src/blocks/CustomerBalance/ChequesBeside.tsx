'use client';
import type { Customer } from '@dealerkit/domain/books';
import { formatDay } from '../../format/dates.js';
import { chequesTexts } from '../../texts/en/cheques.js';
import { useTexts } from '../../UiProvider.js';
import { Text } from '../../elements/Text/Text.js';
import { useAmounts } from '../useAmounts.js';

/** How much a customer has given in cheques that have not cleared, and until when; nothing if there are none. */
export const ChequesBeside = ({
  customer: { balance, cheques: waiting },
}: {
  customer: Pick<Customer, 'balance' | 'cheques'>;
}) => {
  const { cheques, locale } = useTexts(chequesTexts);
  const { format } = useAmounts();
  if (!waiting || waiting.until === undefined) return undefined;
  const sentence = balance >= waiting.amount ? cheques.ofWhich : cheques.beside;
  return (
    <Text as="span" size="label" tone="muted">
      {sentence(format(waiting.amount), formatDay(waiting.until, locale))}
    </Text>
  );
};
