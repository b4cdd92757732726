import { useBasketLine } from '@dealerkit/api-client/react';
import type { Part } from '@dealerkit/domain/entities';
import { AddToBasket } from '@dealerkit/ui/blocks/AddToBasket';
import '@dealerkit/ui/blocks/AddToBasket.css';
import { addToBasketTexts } from '@dealerkit/ui/texts/en/addToBasket';
import { useTexts } from '@dealerkit/ui/UiProvider';

const BasketButton = ({ part }: { part: Part }) => (
  <AddToBasket part={part} fullWidth {...useBasketLine(part, useTexts(addToBasketTexts))} />
);

/** Renders the button that adds a part to the basket of this browser. */
export const addToBasket = (part: Part) => <BasketButton part={part} />;
