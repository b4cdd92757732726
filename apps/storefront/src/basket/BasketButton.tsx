import { useBasket } from '@dealerkit/api-client/react';
import { basketLine, removeLine, setQuantity } from '@dealerkit/domain/basketRules';
import type { Part } from '@dealerkit/domain/entities';
import { AddToBasket } from '@dealerkit/ui/blocks/AddToBasket';
import '@dealerkit/ui/blocks/AddToBasket.css';
import { showToast } from '@dealerkit/ui/elements/Toasts';
import { addToBasketTexts } from '@dealerkit/ui/texts/en/addToBasket';
import { useTexts } from '@dealerkit/ui/UiProvider';

const BasketButton = ({ part }: { part: Part }) => {
  const { basket, add, change } = useBasket();
  const { notStored, full } = useTexts(addToBasketTexts).addToBasket;
  const line = basket?.find(({ partId, isSaved }) => partId === part._id && !isSaved);
  const report = (isDone: boolean, text: string) => {
    if (!isDone) showToast({ tone: 'danger', text });
  };
  return (
    <AddToBasket
      part={part}
      fullWidth
      quantity={line?.quantity}
      onAdd={() => {
        const { isStored, left } = add([basketLine(part)]);
        report(isStored, notStored);
        report(left.length === 0, full);
      }}
      onQuantityChange={(_, quantity) =>
        report(
          change((lines) => setQuantity(lines, part._id, quantity)),
          notStored,
        )
      }
      onRemove={() =>
        report(
          change((lines) => removeLine(lines, part._id)),
          notStored,
        )
      }
    />
  );
};

/** Renders the button that adds a part to the basket of this browser. */
export const addToBasket = (part: Part) => <BasketButton part={part} />;
