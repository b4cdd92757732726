'use client';
import type { Basket } from '@dealerkit/domain/basket/basketRules';
import { useTexts } from '../../UiProvider.js';
import { Text } from '../../elements/Text/Text.js';
import { basketLinesTexts } from './basketLinesTexts.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { useBasketSum } from './useBasketSum.js';

/** The sum of the lines that are ordered. */
export const BasketTotal = ({ basket: lines }: { basket: Basket }) => {
  const { basket } = useTexts(basketLinesTexts);
  const { sum, rest } = useBasketSum(lines);
  return (
    <Stack gap="none" role="status">
      <Text as="span" size="label" tone="muted">
        {basket.total}
      </Text>
      <Heading as="span" size="title" translate="no">
        {sum}
      </Heading>
      {rest !== undefined && (
        <Text as="span" size="label" tone="muted" numeric>
          {rest}
        </Text>
      )}
    </Stack>
  );
};
