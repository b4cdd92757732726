'use client';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { moreIcon } from '../../elements/Icon/icons.js';
import { canCorrectQuantity, returnablePieces, splittablePieces } from '@dealerkit/domain/orders/orderRules';
import { partName } from '../../partName.js';
import { useTexts } from '../../UiProvider.js';
import { orderChangesTexts } from '../../texts/en/orderChanges.js';
import type { LineChangesProps } from './LineMenu.js';

export type { LineChangeOptions, LineChangesProps } from './LineMenu.js';

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
      title={orderChanges.more}
      aria-label={orderChanges.moreFor(partName(props.line, texts))}
      onClick={() => setIsUsed(true)}
    >
      <Icon path={moreIcon} />
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
