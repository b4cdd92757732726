import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cells, image, listOf } from '../../../stories/importSite.js';
import { en } from '../../texts/en.js';
import { ImportPartsScreen } from './ImportPartsScreen.js';
import importMeta from './ImportPartsScreen.stories.js';
import type { ImportPartsScreenProps } from './ImportPartsScreen.js';

const meta = {
  ...importMeta,
  title: 'ImportPartsScreen',
  component: ImportPartsScreen,
} satisfies Meta<ImportPartsScreenProps>;
export default meta;
type Story = StoryObj<ImportPartsScreenProps>;

const mainIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));
const row = (canvasElement: HTMLElement, name: RegExp) => mainIn(canvasElement).getByRole('row', { name });

/** A list of parts that are in the shop changes them; the greatest change comes first. */
export const Compared: Story = {
  args: {
    list: listOf(cells.slice(0, 2)),
    stored: {
      state: 'ready',
      parts: [
        { _id: '1', product_name: 'Clutch Kit 430 mm', price: 41_400, image, minimum_order_quantity: 1 },
        {
          _id: '2',
          product_name: 'Brake Disc, front',
          price: 3100,
          image: '/photos/brake-disc-800.jpg',
          minimum_order_quantity: 2,
          available_quantity: 40,
        },
      ],
    },
  },
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByText(/^0 new, 2 to change, 0 unchanged/)).toBeVisible();
    const [first] = main.getAllByRole('rowheader');
    await expect(first).toHaveTextContent('Brake Disc, front');
    await expect(row(canvasElement, /Brake Disc, front/)).toHaveTextContent('3,100 → 6,200');
    await expect(row(canvasElement, /Clutch Kit/)).toHaveTextContent('The description changes.');
    await userEvent.click(main.getByRole('button', { name: 'Import: 0 new, 2 changed' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** Text that was typed with Bijoy is offered as Unicode. */
export const Bijoy: Story = {
  args: { list: listOf([['‡eªK c¨vW', '৬,২০০', '1', '', image, '']]) },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByText('‡eªK c¨vW → ব্রেক প্যাড'.normalize())).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Convert to Unicode' }));
    await expect(main.getByRole('rowheader')).toHaveTextContent('ব্রেক প্যাড'.normalize());
    await expect(main.queryByRole('button', { name: 'Convert to Unicode' })).toBeNull();
  },
};

export const NotCompared: Story = {
  args: {
    list: listOf(cells.slice(0, 2)),
    stored: { state: 'failed', message: en.errors.offline.advice },
    onCompare: fn<NonNullable<ImportPartsScreenProps['onCompare']>>(),
  },
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('alert')).toHaveTextContent(/^The list could not be compared/);
    await userEvent.click(main.getByRole('button', { name: 'Compare again' }));
    await expect(args.onCompare).toHaveBeenCalledOnce();
  },
};

export const Conflict: Story = {
  args: { list: listOf(cells.slice(0, 2)), outcomes: new Map([[2, { state: 'conflict' }]]) },
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(row(canvasElement, /Clutch Kit/)).toHaveTextContent(/was not overwritten/);
    await userEvent.click(main.getByRole('button', { name: 'Take these rows up again' }));
    await expect(args.onListChange).toHaveBeenCalledWith(args.list, [2]);
  },
};
