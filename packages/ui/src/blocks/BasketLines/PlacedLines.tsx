'use client';
import { lineTotal } from '@dealerkit/domain/basket/basketTotal';
import type { Basket } from '@dealerkit/domain/basket/basketRules';
import { languageOf } from '../../format/languageOf.js';
import { partName } from '../../partName.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { Text } from '../../elements/Text/Text.js';
import { Card } from '../../elements/Card/Card.js';
import { row } from '../orderItem.css.js';
import { useAmounts } from '../useAmounts.js';
import { basketLinesTexts } from './basketLinesTexts.js';
import { sum, texts as textsStyle } from './BasketLines.css.js';

/** The lines of an accepted order. */
export const PlacedLines = ({ lines }: { lines: Basket }) => {
  const { formatNumber } = useUi();
  const { format, digits } = useAmounts();
  const texts = useTexts(basketLinesTexts);
  return (
    <Card as="ul" kind="panel" padding="none">
      {lines.map((line) => {
        const name = partName(line, texts);
        const lineSum = lineTotal(line, digits);
        return (
          <li key={line.partId} className={row}>
            <div className={textsStyle}>
              <Text size="inherit" weight="strong" lang={languageOf(name, texts.locale)} translate="no">
                {name}
              </Text>
              <Text size="label" tone="muted" numeric>
                {texts.part.pieces(line.quantity, formatNumber(line.quantity))}
              </Text>
            </div>
            <Text size="lead" weight="strong" numeric wrap="nowhere" className={sum}>
              {lineSum === undefined ? texts.basket.toBeAgreed : format(lineSum)}
            </Text>
          </li>
        );
      })}
    </Card>
  );
};
