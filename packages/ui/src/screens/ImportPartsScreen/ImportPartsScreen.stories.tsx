import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusReturned, press, tabUntil } from '../../../stories/keyboard.js';
import { errorMessages } from '../../../stories/submitErrors.js';
import { paths } from '@dealerkit/domain/paths';
import { ImportPartsScreen } from './ImportPartsScreen.js';
import type { ImportPartsScreenProps } from './ImportPartsScreen.js';
import type { Outcome } from './runImport.js';

const image = '/photos/clutch-kit-800.jpg';
const header = ['Product name', 'Price', 'MOQ', 'Stock', 'Picture', 'Description'];
const cells = [
  ['Clutch Kit 430 mm', 'Tk. 41,500/-', '1', '12', image, 'Sachs pattern, with release bearing.'],
  ['Brake Disc, front', '৬,২০০', '২', '৪০', '/photos/brake-disc-800.jpg', ''],
  ['Air Filter 1823-45 A', 'On request', 'two', '-3', image, 'Fits: Hino 500'],
  ['Propeller Shaft Centre Bearing with Rubber Mounting', '8,750', '1', '', '', ''],
  ['Brake disc, FRONT', '6200', '2', '40', image, ''],
  ['Wheel Stud', '250', '10', '1000', '/photos/steel-wheel-800.jpg', 'Ten to a wheel.'],
];

const rowsOf = (table: readonly (readonly string[])[]) =>
  table.map((texts, index) => ({ number: index + 1, cells: [...texts] }));

const columns = {
  product_name: 0,
  price: 1,
  minimum_order_quantity: 2,
  available_quantity: 3,
  image: 4,
  description: 5,
};

/** The draft of a list with these outcomes, as a page stores it. */
const draftOf = (table: readonly (readonly string[])[], outcomes: readonly (readonly [number, Outcome])[] = []) => {
  const list = { name: 'parts.csv', rows: rowsOf([header, ...table]), hasHeader: true };
  const stored = JSON.stringify({ ...list, mapping: { columns, sameValues: {} } });
  return { read: () => ({ list: stored, outcomes: JSON.stringify(outcomes) }), write: () => undefined };
};

const meta = {
  component: ImportPartsScreen,
  parameters: { layout: 'fullscreen', path: paths.importParts, role: 'admin' },
  args: {
    onRead: fn<ImportPartsScreenProps['onRead']>(async (source) => ({
      rows: rowsOf((typeof source === 'string' ? source : '').split('\n').map((line) => line.split(';'))),
    })),
    onAdd: fn<ImportPartsScreenProps['onAdd']>(async () => undefined),
  },
} satisfies Meta<typeof ImportPartsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const mainIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));
const row = (canvasElement: HTMLElement, name: RegExp) => mainIn(canvasElement).getByRole('row', { name });
const startIn = (canvasElement: HTMLElement) =>
  userEvent.click(mainIn(canvasElement).getByRole('button', { name: /^(Import|Go on with) \d+ parts?$/ }));

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await tabUntil(main.getByRole('textbox', { name: 'Paste your list' }));
    await press(`Name;MOQ;Picture{Enter}Drum;two;${image}`);
    await tabUntil(main.getByRole('button', { name: 'Check the list' }));
    await press('{Enter}');
    await expectFocusReturned(await main.findByRole('heading', { name: 'Your list' }));
    await expect(main.getByText('No row can be imported yet. Correct the marked cells or the columns.')).toBeVisible();

    const cell = main.getByRole('button', { name: /^Correct Minimum order quantity, row 2/ });
    await tabUntil(cell);
    await press('{Enter}2{Enter}');
    await waitFor(() => expect(row(canvasElement, /Drum/)).toHaveTextContent('Ready'));
    await tabUntil(main.getByRole('button', { name: 'Import 1 part' }));
    await press('{Enter}');
    await expectFocusReturned(await main.findByText('The import is finished: 1 part is in the shop.'));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith({ product_name: 'Drum', minimum_order_quantity: 2, image });
  },
};

export const Unreadable: Story = {
  args: { onRead: fn<ImportPartsScreenProps['onRead']>(async () => ({ reason: 'openQuote', row: 12 })) },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    const list = main.getByRole('textbox', { name: 'Paste your list' });
    await userEvent.type(list, 'Name;Price');
    await userEvent.click(main.getByRole('button', { name: 'Check the list' }));
    await expectFocusReturned(list);
    await expect(list).toHaveAccessibleDescription(/^A quotation mark in row 12 is never closed/);
    await expect(list).toHaveValue('Name;Price');
  },
};

export const FileRefused: Story = {
  args: { onRead: fn<ImportPartsScreenProps['onRead']>(async () => ({ reason: 'tooLarge' })) },
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, new File(['Name'], 'parts.csv', { type: 'text/csv' }));
    await expect(await mainIn(canvasElement).findByRole('alert')).toHaveTextContent(/^This list is larger than 10 MB/);
  },
};

export const ToCorrect: Story = {
  args: { draft: draftOf(cells) },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('button', { name: 'To correct 3' })).toBeVisible();
    await expect(main.getByRole('button', { name: /^Correct Price, row 4/ })).toHaveTextContent(
      'On requestNot an amount, so shown as written.',
    );
    await expect(main.getByRole('button', { name: /^Correct Product name, row 6/ })).toHaveTextContent(
      'Row 3 has the same name.',
    );
    await userEvent.click(main.getByRole('button', { name: 'To correct 3' }));
    await waitFor(() => expect(main.getAllByRole('rowheader')).toHaveLength(3));
  },
};

const neverAnswered = async () => new Promise<undefined>(() => undefined);

export const Importing: Story = {
  args: {
    draft: draftOf(cells, [[2, { state: 'added' }]]),
    onAdd: fn<ImportPartsScreenProps['onAdd']>(neverAnswered),
  },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await startIn(canvasElement);
    await expect(main.getByRole('progressbar', { name: 'Progress of the import' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 6 in the shop',
    );
    await expect(main.getByRole('button', { name: 'Stop' })).toHaveFocus();
    await expect(main.getByRole('combobox', { name: 'Price' })).toBeDisabled();
  },
};

export const Waiting: Story = {
  args: {
    draft: draftOf(cells, [[2, { state: 'added' }]]),
    onAdd: fn<ImportPartsScreenProps['onAdd']>(async () => ({ kind: 'wait', seconds: 42 })),
  },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await startIn(canvasElement);
    await waitFor(() => expect(main.getAllByText(/The import goes on by itself in \d+ s/)).toHaveLength(2));
    await userEvent.click(main.getByRole('button', { name: 'Stop' }));
    await expect(await main.findByText(/^The import is stopped/)).toBeVisible();
  },
};

export const Interrupted: Story = {
  args: {
    draft: draftOf(cells, [[2, { state: 'added' }]]),
    onAdd: fn<ImportPartsScreenProps['onAdd']>(async () => ({
      kind: 'stopped',
      message: errorMessages.offline,
      isUnknown: true,
    })),
  },
  play: async ({ canvasElement }) => {
    await startIn(canvasElement);
    await expect(await mainIn(canvasElement).findByRole('alert')).toHaveTextContent(errorMessages.offline);
    await expect(row(canvasElement, /Clutch Kit/)).toHaveTextContent('In the shop');
    await expect(row(canvasElement, /Brake Disc, front/)).toHaveTextContent('Perhaps in the shop');
    await expect(mainIn(canvasElement).getByRole('button', { name: 'Go on with 2 parts' })).toHaveFocus();
  },
};

export const Finished: Story = {
  args: {
    draft: draftOf(cells.slice(0, 2)),
    onAdd: fn<ImportPartsScreenProps['onAdd']>(async ({ product_name }) =>
      product_name === 'Clutch Kit 430 mm' ? { kind: 'taken' } : undefined,
    ),
  },
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await startIn(canvasElement);
    await expect(await main.findByText(/^1 part is in the shop. Correct the marked rows/)).toBeVisible();
    await expect(main.getByRole('button', { name: /^Correct Product name, row 2/ })).toHaveTextContent(
      'A part with this name is already on sale. Choose another name.',
    );
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
  },
};

const many = Array.from({ length: 5000 }, (_, index) => [
  `Wheel Stud ${String(index + 1)}`,
  '250',
  index % 1000 === 3 ? 'ten' : '10',
  '1000',
  image,
  'Ten to a wheel.',
]);

export const FiveThousandRows: Story = {
  args: { draft: draftOf(many) },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('grid', { name: 'Your list' })).toHaveAttribute('aria-rowcount', '5001');
    await userEvent.click(main.getByRole('button', { name: /^Correct Minimum order quantity, row 5/ }));
    await press('10{Enter}');
    await waitFor(() => expect(main.getByRole('button', { name: 'To correct 4' })).toBeVisible());
    await expectFocusReturned(main.getByRole('button', { name: /^Correct Minimum order quantity, row 5/ }));
  },
};
