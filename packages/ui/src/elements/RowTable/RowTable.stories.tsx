import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { press, pressTo, tabUntil } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { expectUnderHeads } from '../../../stories/tables.js';
import { useRowSelection } from '../RowCheckbox/RowCheckbox.js';
import { Button } from '../Button/Button.js';
import { CellText, RowTable } from './RowTable.js';
import type { RowTableColumn, RowTableProps } from './RowTable.js';

interface Line {
  part: string;
  vehicle: string;
  pieces: string;
  price: string;
}

const meta = {
  component: RowTable,
  args: {
    caption: 'Parts of the order',
    columns: [
      { header: 'Part', width: 'minmax(0, 2fr)', cell: ({ part }) => part },
      { header: 'Vehicle', narrow: 'belowStart', cell: ({ vehicle }) => vehicle },
      { header: 'Pieces', width: '5rem', align: 'end', narrow: 'belowEnd', cell: ({ pieces }) => pieces },
      { header: 'Price', width: '6rem', align: 'end', narrow: 'end', cell: ({ price }) => price },
    ],
    rows: [
      { part: 'Clutch Kit 430 mm', vehicle: 'Actros 2545', pieces: '2', price: '৳38,500' },
      { part: 'Brake disc', vehicle: 'Actros 1844, Axor', pieces: '12', price: '৳9,250' },
    ],
    rowKey: ({ part }) => part,
    isMarked: ({ pieces }) => pieces === '2',
  },
} satisfies Meta<RowTableProps<Line>>;
export default meta;
type Story = StoryObj<RowTableProps<Line>>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expectUnderHeads(within(canvasElement).getByRole('table', { name: 'Parts of the order' }));
  },
};

const open = fn();

const columnsWithButtons: RowTableColumn<Line>[] = [
  {
    header: 'Part',
    width: 'minmax(0, 2fr)',
    narrow: 'start',
    cell: ({ part }) => (
      <Button size="small" data-row-target onClick={open}>
        {part}
      </Button>
    ),
  },
  {
    header: 'Vehicle',
    narrow: 'belowStart',
    cell: ({ vehicle, part }, { isOpen, id, toggle }) => (
      <>
        <CellText maxLines={1} title={vehicle}>
          {vehicle}
        </CellText>
        <Button size="small" tone="quiet" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          Details of {part}
        </Button>
      </>
    ),
  },
  {
    header: 'Price',
    width: '6rem',
    align: 'end',
    narrow: 'end',
    cell: ({ price }) => <CellText tone="strong">{price}</CellText>,
  },
];

const List = (props: RowTableProps<Line>) => {
  const selection = useRowSelection(props.rows.map(({ part }) => part));
  return (
    <>
      <p role="status">Selected: {selection.selected.join(', ')}</p>
      <RowTable {...props} selection={selection} />
    </>
  );
};

/** The rows can be selected and opened with single keys. */
export const Selection: Story = {
  tags: ['keyboard'],
  args: {
    columns: columnsWithButtons,
    selectLabel: ({ part }) => `Select ${part}`,
    details: ({ part }) => <p>Where {part} is stored</p>,
  },
  render: (args) => <List {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expectUnderHeads(canvas.getByRole('table', { name: 'Parts of the order' }));
    const [kit, disc] = ['Clutch Kit 430 mm', 'Brake disc'].map((name) => canvas.getByRole('button', { name }));
    if (!kit || !disc) throw new Error('Both rows have a button.');
    await tabUntil(kit);
    await press('o');
    await expect(canvas.getByText('Where Clutch Kit 430 mm is stored')).toBeVisible();
    await pressTo('{ArrowDown}', disc);
    await press('x');
    await expect(canvas.getByRole('status')).toHaveTextContent('Selected: Brake disc');
    await pressTo('k', kit);
    await press('o');
    await expect(canvas.queryByText('Where Clutch Kit 430 mm is stored')).toBeNull();
    const details = canvas.getByRole('button', { name: 'Details of Brake disc' });
    await tabUntil(details);
    await press('{Enter}');
    await expect(details).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Without single keys the arrow keys still move. */
export const WithoutSingleKeys: Story = {
  tags: ['keyboard'],
  args: { ...Selection.args, hasSingleKeys: false },
  render: (args) => <List {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [kit, disc] = ['Clutch Kit 430 mm', 'Brake disc'].map((name) => canvas.getByRole('button', { name }));
    if (!kit || !disc) throw new Error('Both rows have a button.');
    await tabUntil(kit);
    await press('jxao');
    await expect(kit).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Selected:$/);
    await pressTo('{ArrowDown}', disc);
  },
};

export const Narrow: Story = { decorators: [maxWidth('20rem')] };

export const LongText: Story = {
  args: {
    caption: 'Parts of a very long order '.repeat(6),
    rows: [{ part: 'Vierzylinderdieselmotoreneinspritzpumpen'.repeat(4), vehicle: '', pieces: '1', price: '৳1' }],
  },
};
