import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { press, pressTo, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { useRowSelection } from '../RowCheckbox/RowCheckbox.js';
import { Button } from '../Button/Button.js';
import { Stack } from '../Stack/Stack.js';
import { CellText, RowTable } from './RowTable.js';
import type { RowTableColumn, RowTableProps } from './RowTable.js';

interface Line {
  part: string;
  vehicle: string;
  pieces: string;
  price: string;
}

const lines: Line[] = [
  { part: 'Clutch Kit 430 mm', vehicle: 'Actros 2545', pieces: '2', price: '৳38,500' },
  { part: 'Brake disc', vehicle: 'Actros 1844, Axor', pieces: '12', price: '৳9,250' },
];

const columns: RowTableColumn<Line>[] = [
  { header: 'Part', cell: ({ part }) => part },
  { header: 'Vehicle', cell: ({ vehicle }) => vehicle },
  { header: 'Pieces', cell: ({ pieces }) => pieces, align: 'end' },
  { header: 'Price', cell: ({ price }) => price, align: 'end' },
];

const meta = {
  component: RowTable,
  args: {
    caption: 'Parts of the order',
    columns,
    rows: lines,
    rowKey: ({ part }) => part,
    footRows: [{ part: 'Sum', vehicle: '', pieces: '14', price: '৳188,000' }],
  },
} satisfies Meta<RowTableProps<Line>>;
export default meta;
type Story = StoryObj<RowTableProps<Line>>;

/** Where the text of a cell begins and ends. */
const edgesOf = (cell: HTMLElement) => {
  const range = document.createRange();
  range.selectNodeContents(cell);
  const { left, right } = range.getBoundingClientRect();
  return { left, right };
};

/** Each value stands exactly under its header: its text begins where that of the header begins, or ends where it ends. */
const expectUnderHeads = async (table: HTMLElement) => {
  const heads = within(table).getAllByRole('columnheader');
  for (const [index, head] of heads.entries()) {
    const side = columns[index]?.align === 'end' ? 'right' : 'left';
    for (const row of table.querySelectorAll('tbody > tr, tfoot > tr')) {
      const value = [...row.querySelectorAll<HTMLElement>(':scope > :is(th, td)')].at(index - heads.length);
      if (value?.textContent) await expect(edgesOf(value)[side]).toBeCloseTo(edgesOf(head)[side], 1);
    }
  }
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Parts of the order' });
    await expect(canvas.queryByRole('region')).toBeNull();
    await expectUnderHeads(table);
  },
};

/** The region of a table that is too wide takes the focus, so that the arrow keys scroll it. */
export const TooWide: Story = {
  tags: ['keyboard'],
  args: { style: { minInlineSize: '100rem' } },
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: 'Parts of the order' });
    await tabTo(region);
    await press('{ArrowRight}');
    await waitFor(() => expect(region.scrollWidth).toBeGreaterThan(region.clientWidth));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <RowTable {...args} captionHidden />
      <RowTable {...args} caption="Without headers" hasHead={false} />
      <RowTable {...args} caption="From right to left" dir="rtl" />
    </Stack>
  ),
};

export const OnPaper: Story = {
  args: { look: 'paper', captionHidden: true },
  play: async ({ canvasElement }) => {
    await expectUnderHeads(within(canvasElement).getByRole('table', { name: 'Parts of the order' }));
  },
};

/** On a roll each figure has the header of its column beside it. */
export const OnNarrowPaper: Story = { args: { look: 'paper', captionHidden: true }, decorators: [maxWidth('16rem')] };

const open = fn();

const listColumns: RowTableColumn<Line>[] = [
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
  { header: 'Pieces', width: '5rem', align: 'end', narrow: 'belowEnd', cell: ({ pieces }) => pieces },
  {
    header: 'Price',
    width: '6rem',
    align: 'end',
    narrow: 'end',
    cell: ({ price }) => <CellText tone="strong">{price}</CellText>,
  },
];

const List = (props: RowTableProps<Line>) => {
  const selection = useRowSelection(lines.map(({ part }) => part));
  return (
    <>
      <p role="status">Selected: {selection.selected.join(', ')}</p>
      <RowTable {...props} selection={selection} />
    </>
  );
};

const listArgs: Partial<RowTableProps<Line>> = {
  look: 'list',
  captionHidden: true,
  columns: listColumns,
  footRows: undefined,
  selectLabel: ({ part }) => `Select ${part}`,
  isMarked: ({ pieces }) => pieces === '2',
  details: ({ part }) => <p>Where {part} is stored</p>,
};

/** The dense list of a work page: the rows can be selected and opened with single keys. */
export const DenseList: Story = {
  tags: ['keyboard'],
  args: listArgs,
  render: (args) => <List {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expectUnderHeads(canvas.getByRole('table', { name: 'Parts of the order' }));
    const [kit, disc] = lines.map(({ part }) => canvas.getByRole('button', { name: part }));
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

export const NarrowList: Story = {
  args: listArgs,
  render: (args) => <List {...args} />,
  decorators: [maxWidth('20rem')],
};

export const LongText: Story = {
  args: {
    caption: 'Parts of a very long order '.repeat(6),
    rows: [{ part: 'Vierzylinderdieselmotoreneinspritzpumpen'.repeat(4), vehicle: '', pieces: '1', price: '৳1' }],
    footRows: undefined,
  },
};
