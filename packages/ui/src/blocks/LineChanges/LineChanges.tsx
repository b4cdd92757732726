'use client';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { moreIcon } from '../../elements/Icon/icons.js';
import type { SubmitResult } from '../../AsyncData.js';
import type { Order } from '@dealerkit/domain/entities';
import { canCorrectQuantity, returnablePieces, splittablePieces } from '@dealerkit/domain/orderRules';
import { partName } from '../../partName.js';
import { useTexts } from '../../UiProvider.js';
import { orderChangesTexts } from '../../texts/en/orderChanges.js';

/** What an admin can change of a line; what the host cannot do is missing. */
export interface LineChangeOptions {
  /** Corrects the quantity of a line before it is packed. */
  onSetQuantity?: ((line: Order, quantity: number) => Promise<SubmitResult>) | undefined;
  /** Splits pieces off an open line, and hands them over at once if asked to. */
  onSplit?: ((line: Order, pieces: number, isHandedOver: boolean) => Promise<SubmitResult>) | undefined;
  /** Takes pieces of a handed over line back, into the stock or not. */
  onReturn?:
    | ((line: Order, change: { quantity: number; restock: boolean; reason: string }) => Promise<SubmitResult>)
    | undefined;
}

export interface LineChangesProps extends LineChangeOptions {
  /** The line to change. */
  line: Order;
  /** All lines of its order, of which some may be returns of this one. */
  lines: readonly Order[];
}

/** The menu and the forms of its dialogs load with the first use. */
const LineMenu = lazy(async () => ({ default: (await import('./LineMenu.js')).LineMenu }));

const isPossible = ({ line, lines, onSetQuantity, onSplit, onReturn }: LineChangesProps) =>
  (onSetQuantity !== undefined && canCorrectQuantity(line)) ||
  (onSplit !== undefined && splittablePieces(line) > 0) ||
  (onReturn !== undefined && returnablePieces(line, lines) > 0);

/** The less frequent changes of a line in a menu: correct its quantity, split it, hand a part of it over, or take a return. */
export const LineChanges = (props: LineChangesProps) => {
  const texts = useTexts(orderChangesTexts);
  const { orderChanges } = texts;
  const [isUsed, setIsUsed] = useState(false);
  const more = (
    <Button
      tone="quiet"
      size="small"
      busy={isUsed}
      aria-haspopup="menu"
      aria-label={orderChanges.moreFor(partName(props.line, texts))}
      onClick={() => setIsUsed(true)}
    >
      <Icon path={moreIcon} /> {orderChanges.more}
    </Button>
  );
  if (isUsed)
    return (
      <Suspense fallback={more}>
        <LineMenu {...props} />
      </Suspense>
    );
  return isPossible(props) && more;
};
