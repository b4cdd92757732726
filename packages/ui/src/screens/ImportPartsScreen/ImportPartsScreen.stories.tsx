import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../../texts/en.js';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusReturned, press, tabUntil } from '../../../stories/keyboard.js';
import { cells, image, ImportSite, listOf, rowsOf } from '../../../stories/importSite.js';
import type { ImportOutcome } from '@dealerkit/domain/import/partImport';
import { paths } from '@dealerkit/domain/paths';
import { ImportPartsScreen } from './ImportPartsScreen.js';
import type { ImportPartsScreenProps } from './ImportPartsScreen.js';

const meta = {
  component: ImportPartsScreen,
  parameters: { layout: 'fullscreen', path: paths.importParts, role: 'admin' },
  render: (args) => <ImportSite {...args} />,
  args: {
    onRead: fn<ImportPartsScreenProps['onRead']>(async () => ({ reason: 'empty' })),
    list: undefined,
    outcomes: new Map(),
    run: { state: 'idle' },
    onNewList: fn<ImportPartsScreenProps['onNewList']>(),
    onListChange: fn<ImportPartsScreenProps['onListChange']>(),
    onStart: fn<ImportPartsScreenProps['onStart']>(),
    onStop: fn<ImportPartsScreenProps['onStop']>(),
  },
} satisfies Meta<ImportPartsScreenProps>;
export default meta;
type Story = StoryObj<ImportPartsScreenProps>;

const mainIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));
const row = (canvasElement: HTMLElement, name: RegExp) => mainIn(canvasElement).getByRole('row', { name });

export const Default: Story = {
  tags: ['keyboard'],
  args: {
    onRead: fn<ImportPartsScreenProps['onRead']>(async (source) => ({
      rows: rowsOf((typeof source === 'string' ? source : '').split('\n').map((line) => line.split(';'))),
    })),
  },
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
    await expect(args.onNewList).toHaveBeenCalledOnce();
    await expect(args.onListChange).toHaveBeenCalledWith(expect.anything(), [2]);
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const Unreadable: Story = {
  args: { onRead: fn<ImportPartsScreenProps['onRead']>(async () => ({ reason: 'tooManyColumns', count: 120 })) },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    const list = main.getByRole('textbox', { name: 'Paste your list' });
    await userEvent.type(list, 'Name;Price');
    await userEvent.click(main.getByRole('button', { name: 'Check the list' }));
    await expectFocusReturned(list);
    await expect(list).toHaveAccessibleDescription(/^This list has 120 columns/);
    await expect(list).toHaveValue('Name;Price');
  },
};

export const OtherSheet: Story = {
  args: {
    onRead: fn<ImportPartsScreenProps['onRead']>(async (_, sheet = 'Parts') =>
      sheet === 'Empty'
        ? { reason: 'empty' }
        : { name: 'parts.xlsx', sheet, sheets: ['Parts', 'Empty', 'Old'], rows: rowsOf([['Name'], [`Drum ${sheet}`]]) },
    ),
  },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, new File(['PK'], 'parts.xlsx'));
    await expect(await main.findByText('Drum Parts')).toBeVisible();
    const sheet = main.getByRole('combobox', { name: 'Sheet' });
    await userEvent.selectOptions(sheet, 'Empty');
    await waitFor(() => expect(sheet).toHaveAccessibleDescription(/^Empty: This list has no rows/));
    await userEvent.selectOptions(sheet, 'Old');
    await expect(await main.findByText('Drum Old')).toBeVisible();
    await expect(sheet).toHaveValue('Old');
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

export const NotStored: Story = {
  args: { list: listOf(cells.slice(0, 2)), isStored: false },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByText(/^This browser could not store the list/)).toBeVisible();
  },
};

export const ToCorrect: Story = {
  args: { list: listOf(cells), isRestored: true },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('button', { name: 'To correct 2' })).toBeVisible();
    await expect(main.getByText(/^6 rows in the list: 4 read, 2 refused. Each refused row says why/)).toBeVisible();
    await expect(main.getByRole('button', { name: /^Correct Price, row 4/ })).toHaveTextContent(
      'On requestNot an amount, so shown as written.',
    );
    await expect(main.getByRole('button', { name: /^Correct Product name, row 6/ })).toHaveTextContent(
      'Row 3 has the same name.',
    );
    await userEvent.click(main.getByRole('button', { name: 'To correct 2' }));
    await waitFor(() => expect(main.getAllByRole('rowheader')).toHaveLength(2));
  },
};

const oneAdded: [number, ImportOutcome] = [2, { state: 'added' }];

export const Importing: Story = {
  args: { list: listOf(cells), outcomes: new Map([oneAdded, [3, { state: 'unknown' }]]), run: { state: 'running' } },
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('progressbar', { name: 'Progress of the import' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 6 in the shop',
    );
    await expect(row(canvasElement, /Brake Disc, front/)).toHaveTextContent('Being sent');
    await expect(main.getByRole('combobox', { name: 'Price' })).toBeDisabled();
    await userEvent.click(main.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = {
  args: { list: listOf(cells), outcomes: new Map([oneAdded]), run: { state: 'waiting', seconds: 41, from: 42 } },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    // The seconds change too often to be announced.
    await expect(main.getByText(/The import goes on by itself in 42 s/)).toBeInTheDocument();
    await expect(main.getByText(/The import goes on by itself in 41 s/)).toBeVisible();
  },
};

export const Interrupted: Story = {
  args: {
    list: listOf(cells),
    isRestored: true,
    outcomes: new Map([oneAdded, [3, { state: 'unknown' }]]),
    run: { state: 'stopped', message: en.errors.offline.advice },
  },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('alert')).toHaveTextContent(en.errors.offline.advice);
    await expect(row(canvasElement, /Clutch Kit/)).toHaveTextContent('In the shop');
    await expect(row(canvasElement, /Brake Disc, front/)).toHaveTextContent('Perhaps in the shop');
    await expect(main.getByRole('button', { name: 'Go on with 3 parts' })).toBeVisible();
  },
};

export const Finished: Story = {
  args: {
    list: listOf(cells.slice(0, 2)),
    outcomes: new Map([
      [2, { state: 'taken' }],
      [3, { state: 'added' }],
    ]),
  },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByText(/^1 part is in the shop. Correct the marked rows/)).toBeVisible();
    await expect(main.getByRole('button', { name: /^Correct Product name, row 2/ })).toHaveTextContent(
      'A part with this name is already on sale. Choose another name.',
    );
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
  args: { list: listOf(many), isRestored: true },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('grid', { name: 'Your list' })).toHaveAttribute('aria-rowcount', '5001');
    await userEvent.click(main.getByRole('button', { name: /^Correct Minimum order quantity, row 5/ }));
    await press('10{Enter}');
    await waitFor(() => expect(main.getByRole('button', { name: 'To correct 4' })).toBeVisible());
    await expectFocusReturned(main.getByRole('button', { name: /^Correct Minimum order quantity, row 5/ }));
  },
};
