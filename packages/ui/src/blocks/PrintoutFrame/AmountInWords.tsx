import { amountInWords } from '@dealerkit/domain/money/amountInWords';
import { languageOfLocale } from '@dealerkit/domain/text/languages';
import { useTexts, useUi } from '../../UiProvider.js';
import { invoicesTexts } from '../../texts/en/invoices.js';
import { useAmounts } from '../useAmounts.js';
import { Heading } from '../../elements/Heading/Heading.js';

/** A sum in words, which the domain writes in the language of the page; it has the names of the taka only. */
export const AmountInWords = ({ amount }: { amount: number }) => {
  const { currency, texts } = useUi();
  const { invoices } = useTexts(invoicesTexts);
  const { digits } = useAmounts();
  if (currency !== 'BDT') return undefined;
  return (
    <p>
      <Heading as="span" size="label">
        {invoices.inWords}
      </Heading>{' '}
      <strong>{amountInWords(Math.abs(amount), languageOfLocale(texts.locale), { digits })}</strong>
    </p>
  );
};
