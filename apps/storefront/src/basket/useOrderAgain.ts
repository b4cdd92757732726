import { useBasket, useQuery } from '@dealerkit/api-client/react';
import { orderedAgain } from '@dealerkit/domain/orderRules';
import type { OrderWithLines } from '@dealerkit/domain/orders';
import { paths } from '@dealerkit/domain/paths';
import { showToast } from '@dealerkit/ui/elements/Toasts';
import { partName } from '@dealerkit/ui/partName';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { addToBasketTexts } from '@dealerkit/ui/texts/en/addToBasket';
import { orderLinesTexts } from '@dealerkit/ui/texts/en/orderLines';
import { useNavigate } from 'react-router-dom';

const english = { ...addToBasketTexts, ...orderLinesTexts };

/**
 * Returns a function that puts the lines of an order into the basket, and names those whose parts are no longer on sale.
 * Undefined until the parts are known.
 */
export const useOrderAgain = () => {
  const texts = useTexts(english);
  const { addToBasket, orderLines } = texts;
  const { add } = useBasket();
  const navigate = useNavigate();
  const parts = useQuery('listParts', {});
  if (parts.state !== 'ready') return undefined;
  return ({ lines }: OrderWithLines) => {
    const { found, missing } = orderedAgain(lines, parts.data);
    const { isStored, left } = add(found);
    const names = missing.map((line) => partName(line, texts)).join(', ');
    if (names !== '') showToast({ tone: 'danger', text: orderLines.notOnSale(names), lasting: true });
    if (!isStored) showToast({ tone: 'danger', text: addToBasket.notStored });
    else if (left.length > 0) showToast({ tone: 'danger', text: addToBasket.full });
    else if (found.length > 0) void navigate(paths.basket);
  };
};
