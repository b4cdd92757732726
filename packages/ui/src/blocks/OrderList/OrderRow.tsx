import { memo, useId } from 'react';
import { RowCheckbox } from '../../elements/RowCheckbox/RowCheckbox.js';
import type { Order, Part } from '@dealerkit/domain/entities';
import { useTexts } from '../../UiProvider.js';
import { orderDeskTexts } from '../../texts/en/orderDesk.js';
import { OrderCells } from './OrderCells.js';
import type { ListedOrderProps } from './OrderCells.js';
import { row, selectCell } from './OrderRow.css.js';
import { OrderRowDetails } from './OrderRowDetails.js';

export interface OrderRowProps extends ListedOrderProps {
  findPart: (line: Order) => Part | undefined;
  /** Whether the row is selected; undefined if rows cannot be selected. */
  isSelected: boolean | undefined;
  onSelect: (key: string, isRange: boolean) => void;
}

const Row = ({ findPart, isSelected, onSelect, ...cells }: OrderRowProps) => {
  const { orderDesk } = useTexts(orderDeskTexts);
  const id = useId();
  const { order, isOpen } = cells;
  const { key, lines, shownNumber } = order;
  const isWaiting = lines.some(({ status }) => status === 'placed');
  return (
    <>
      <tr className={isSelected ? row.selected : isWaiting ? row.waiting : row.other} role="row" data-row={key}>
        {isSelected !== undefined && (
          <td className={selectCell} role="cell">
            <RowCheckbox
              label={orderDesk.select(shownNumber)}
              isSelected={isSelected}
              onSelect={(isRange) => onSelect(key, isRange)}
            />
          </td>
        )}
        <OrderCells {...cells} isWaiting={isWaiting} linesId={id} />
      </tr>
      {isOpen && <OrderRowDetails id={id} order={order} findPart={findPart} />}
    </>
  );
};

/** One order in two lines of text: for whom, what, how much, and its next step; its lines open below it. */
export const OrderRow = memo(Row);
