import type { RowCommands, RowSelection } from '../../elements/RowCheckbox/RowCheckbox.js';
import { linesFor } from '../../blocks/OrderBulkBar/OrderBulkBar.js';
import type { BulkSteps, OrderBulkBarProps } from '../../blocks/OrderBulkBar/OrderBulkBar.js';
import type { KeyHelp } from '../../blocks/ShortcutsDialog/ShortcutsDialog.js';
import type { NextStatus } from '@dealerkit/domain/orders/orderSteps';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import type { TextsOf } from '../../texts/en.js';

interface Desk extends Pick<OrderBulkBarProps, 'onPrint'> {
  orders: readonly OrderWithLines[];
  selection: RowSelection;
  bulk: BulkSteps | undefined;
  /** Shows the sheet of keys. */
  onHelp: () => void;
}

/** The single keys of the order desk. They act on the selected orders, or on the one with the focus. */
export const deskCommands = ({ orders, selection, bulk, onPrint, onHelp }: Desk): RowCommands => {
  const chosenAt = (row: string) =>
    orders.filter(({ key }) => (selection.selected.length > 0 ? selection.has(key) : key === row));
  const stepTo = (to: NextStatus) => (row: string) => void bulk?.apply(linesFor(chosenAt(row), to), to);
  return {
    '?': onHelp,
    ...(bulk && {
      c: stepTo('confirmed'),
      p: stepTo('packed'),
      h: stepTo('handedOver'),
      u: () => bulk.undo?.(),
    }),
    ...(onPrint && {
      s: (row) => onPrint('slips', chosenAt(row)),
      l: (row) => onPrint('pickingList', chosenAt(row)),
    }),
  };
};

/** What the keys of the order desk do, for their sheet. */
export const deskKeys = (
  { orderDesk }: TextsOf<'orderDesk'>,
  { bulk, onPrint }: Pick<Desk, 'bulk' | 'onPrint'>,
): KeyHelp[] => {
  const { keysHelp } = orderDesk;
  return [
    { keys: ['↓', 'j'], help: keysHelp.move },
    { keys: ['x'], help: keysHelp.select },
    { keys: ['⇧x', '⇧↓'], help: keysHelp.range },
    { keys: ['a'], help: keysHelp.all },
    { keys: ['Enter'], help: keysHelp.open },
    { keys: ['o'], help: keysHelp.lines },
    ...(bulk
      ? [
          { keys: ['c'], help: keysHelp.confirm },
          { keys: ['p'], help: keysHelp.pack },
          { keys: ['h'], help: keysHelp.handOver },
          { keys: ['u'], help: keysHelp.undo },
        ]
      : []),
    ...(onPrint
      ? [
          { keys: ['s'], help: keysHelp.slips },
          { keys: ['l'], help: keysHelp.picking },
        ]
      : []),
    { keys: ['?'], help: keysHelp.help },
    { keys: ['/'], help: keysHelp.search },
  ];
};
