import { useBasket, useReadOrderParts } from '@dealerkit/api-client/react';
import { orderedAgain } from '@dealerkit/domain/orderRules';
import type { OrderWithLines } from '@dealerkit/domain/orders';
import { paths } from '@dealerkit/domain/paths';
import { showToast } from '@dealerkit/ui/elements/Toasts';
import { partName } from '@dealerkit/ui/partName';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { addToBasketTexts } from '@dealerkit/ui/texts/en/addToBasket';
import { orderLinesTexts } from '@dealerkit/ui/texts/en/orderLines';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

const english = { ...addToBasketTexts, ...orderLinesTexts };

/** Returns a function that puts the lines of an order into the basket, and names those whose parts are no longer on sale. */
export const useOrderAgain = () => {
  const texts = useTexts(english);
  const { addToBasket, orderLines } = texts;
  const { add } = useBasket();
  const navigate = useNavigate();
  const readParts = useReadOrderParts();
  const isReading = useRef(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const putIntoBasket = async ({ lines }: OrderWithLines) => {
    // A second click would add the lines twice.
    if (isReading.current) return;
    isReading.current = true;
    const parts = await readParts(lines);
    isReading.current = false;
    if (!parts || isLeft.current) return;
    const { found, missing } = orderedAgain(lines, parts);
    const { isStored, left } = add(found);
    const names = missing.map((line) => partName(line, texts)).join(', ');
    if (names !== '') showToast({ tone: 'danger', text: orderLines.notOnSale(names), lasting: true });
    if (!isStored) showToast({ tone: 'danger', text: addToBasket.notStored });
    else if (left.length > 0) showToast({ tone: 'danger', text: addToBasket.full });
    else if (found.length > 0) void navigate(paths.basket);
  };
  return (order: OrderWithLines): void => void putIntoBasket(order);
};
