import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { moreIcon } from '../../elements/Icon/icons.js';
import { Menu, MenuItem } from '../../elements/Menu/Menu.js';
import type { SubmitResult } from '../../AsyncData.js';
import type { Order } from '@dealerkit/domain/entities';
import { canCorrectQuantity, returnablePieces, splittablePieces } from '@dealerkit/domain/orders/orderRules';
import { keptGoods, lineAmount, returnCredit } from '@dealerkit/domain/orders/orderTerms';
import { partName } from '../../partName.js';
import { useTexts } from '../../UiProvider.js';
import { orderChangesTexts } from '../../texts/en/orderChanges.js';
import { useAmounts } from '../useAmounts.js';
import { PiecesDialog } from './PiecesDialog.js';
import type { PiecesCredit, PiecesDialogProps } from './PiecesDialog.js';

/** What an admin can change of a line; what the host cannot do is missing. */
export interface LineChangeOptions {
  /** Corrects the quantity of a line before it is packed. */
  onSetQuantity?: ((line: Order, quantity: number) => Promise<SubmitResult>) | undefined;
  /** Splits pieces off an open line, and hands them over at once if asked to; once for the same pieces of an opened form. */
  onSplit?: ((line: Order, pieces: number, isHandedOver: boolean, form: object) => Promise<SubmitResult>) | undefined;
  /** Takes pieces of a handed over line back, into the stock or not; once for the same pieces of an opened form. */
  onReturn?:
    | ((
        line: Order,
        change: { quantity: number; restock: boolean; reason: string; credit?: number | undefined },
        form: object,
      ) => Promise<SubmitResult>)
    | undefined;
}

export interface LineChangesProps extends LineChangeOptions {
  /** The line to change. */
  line: Order;
  /** All lines of its order, of which some may be returns of this one. */
  lines: readonly Order[];
}

type Change = 'correct' | 'split' | 'handOver' | 'return';

/** The menu of a line with its dialogs, which is open at first. */
export const LineMenu = ({ line, lines, onSetQuantity, onSplit, onReturn }: LineChangesProps) => {
  const texts = useTexts(orderChangesTexts);
  const { orderChanges } = texts;
  const [change, setChange] = useState<Change>();
  const root = useRef<HTMLDivElement>(null);
  const isClosed = useRef(false);
  // The item of the menu that opened the dialog is gone, and after the last possible change the menu too.
  useEffect(() => {
    if (change !== undefined || !isClosed.current) return;
    isClosed.current = false;
    (root.current?.querySelector('button') ?? root.current)?.focus();
  }, [change]);
  const close = () => {
    isClosed.current = true;
    setChange(undefined);
  };
  const name = partName(line, texts);
  const { orderQuantity = 1 } = line;
  const splittable = onSplit ? splittablePieces(line) : 0;
  const returnable = onReturn ? returnablePieces(line, lines) : 0;

  const { digits } = useAmounts();
  const creditOf = useCallback(
    (pieces: number): PiecesCredit => {
      const kept = keptGoods(lines, line, digits);
      const amount = lineAmount({ ...line, orderQuantity: pieces }, digits) ?? 0;
      return { usual: returnCredit(amount, kept), most: Math.min(amount, kept.cost), cost: kept.cost };
    },
    [line, lines, digits],
  );

  const items: readonly (readonly [change: Change, label: string, isPossible: boolean])[] = [
    ['correct', orderChanges.correct, onSetQuantity !== undefined && canCorrectQuantity(line)],
    ['handOver', orderChanges.handOverPart, splittable > 0 && line.status === 'packed'],
    ['split', orderChanges.split, splittable > 0],
    ['return', orderChanges.takeReturn, returnable > 0],
  ];
  const possible = items.filter(([, , isPossible]) => isPossible);

  const dialogs: Record<Change, Omit<PiecesDialogProps, 'onClose'>> = {
    correct: {
      title: orderChanges.correctTitle(name),
      lead: orderChanges.correctLead,
      submitLabel: orderChanges.save,
      initial: orderQuantity,
      onSubmit: async ({ pieces }) => onSetQuantity?.(line, pieces),
    },
    split: {
      title: orderChanges.splitTitle(name),
      lead: orderChanges.splitLead,
      submitLabel: orderChanges.split,
      most: splittable,
      initial: 1,
      onSubmit: async ({ pieces }, opened) => onSplit?.(line, pieces, false, opened),
    },
    handOver: {
      title: orderChanges.handOverTitle(name),
      lead: orderChanges.handOverLead,
      submitLabel: orderChanges.handOverPart,
      most: splittable,
      initial: 1,
      onSubmit: async ({ pieces }, opened) => onSplit?.(line, pieces, true, opened),
    },
    return: {
      title: orderChanges.returnTitle(name),
      lead: orderChanges.returnLead,
      submitLabel: orderChanges.takeReturn,
      most: returnable,
      initial: 1,
      reasons: Object.values(orderChanges.reasons),
      creditOf,
      option: orderChanges.restock,
      onSubmit: async ({ pieces, reason, credit, isChosen }, opened) =>
        onReturn?.(line, { quantity: pieces, restock: isChosen, reason, credit }, opened),
    },
  };

  return (
    <div ref={root} tabIndex={-1}>
      {possible.length > 0 && (
        <Menu
          defaultOpen
          trigger={
            <Button tone="quiet" size="small" title={orderChanges.more} aria-label={orderChanges.moreFor(name)}>
              <Icon path={moreIcon} />
            </Button>
          }
        >
          {possible.map(([each, label]) => (
            <MenuItem key={each} onSelect={() => setChange(each)}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
      {change && <PiecesDialog {...dialogs[change]} onClose={close} />}
    </div>
  );
};
