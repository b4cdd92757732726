import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import {
  basket,
  basketParts,
  brakeDisc,
  clutchKit,
  longWordsPart,
  parts,
  resolveLines,
  tenLines,
} from '../../../stories/fixtures/index.js';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { rejectedSubmitStory } from '../../../stories/submitErrors.js';
import { en } from '../../texts/en.js';
import { basketLine } from '@dealerkit/domain/basket/basketRules';
import { paths } from '@dealerkit/domain/paths';
import { CounterOrderScreen } from './CounterOrderScreen.js';
import type { CounterOrderScreenProps } from './CounterOrderScreen.js';

const meta = {
  component: CounterOrderScreen,
  parameters: { layout: 'fullscreen', path: paths.counterOrder, role: 'admin' },
  args: {
    search: '',
    onSearchChange: fn(),
    parts: { state: 'ready', data: parts },
    lines: [basketLine(brakeDisc, 4), basketLine(clutchKit)],
    lineParts: { state: 'ready', data: basketParts },
    onLinesChange: fn<CounterOrderScreenProps['onLinesChange']>(() => true),
    onResolve: fn<CounterOrderScreenProps['onResolve']>(resolveLines),
    onOrder: fn<CounterOrderScreenProps['onOrder']>(async () => undefined),
    placed: undefined,
    onNext: fn(),
  },
} satisfies Meta<typeof CounterOrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const mainIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

const fillIn = async (canvasElement: HTMLElement) => {
  const main = mainIn(canvasElement);
  await userEvent.type(main.getByRole('textbox', { name: 'Customer’s name' }), 'Abdul Karim');
  await userEvent.type(main.getByRole('textbox', { name: 'Phone' }), '01819-000731');
  return { container: main.getByRole('form'), submitButton: main.getByRole('button', { name: 'Place order' }) };
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByRole('heading', { level: 1, name: 'New order' })).toBeVisible();
    await fillIn(canvasElement);
  },
};

export const Placed: Story = {
  tags: ['keyboard'],
  args: { placed: { orderNumber: 1042, lines: basket.slice(0, 3), userName: 'Abdul Karim' } },
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await waitFor(() => expect(main.getByRole('heading', { name: 'The order is placed' })).toHaveFocus());
    await expect(main.getByRole('link', { name: 'Print' })).toHaveAttribute('href', paths.printOrder('1042'));
    for (const { product_name } of basket.slice(0, 3)) await expect(main.getByText(product_name)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Order' })).toHaveAttribute('href', paths.order('1042'));
    await tabUntil(main.getByRole('button', { name: 'Next order' }));
    await press('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { lines: [], onResolve: fn<CounterOrderScreenProps['onResolve']>(async () => []) },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByRole('button', { name: 'Choose Clutch Kit 430 mm' })).toBeVisible();
  },
};

export const TenLines: Story = {
  args: {
    lines: tenLines,
    lineParts: {
      state: 'ready',
      data: tenLines.map(({ partId, product_name }) => ({ ...brakeDisc, _id: partId, product_name })),
    },
  },
};

export const LongText: Story = {
  args: { placed: { orderNumber: 1043, lines: [basketLine(longWordsPart, 2)], userName: 'Karim'.repeat(20) } },
};
export const Loading: Story = { args: { lines: [], parts: { state: 'loading' } } };
export const Failed: Story = failedStory((value) => ({ lines: [], parts: value }));

const rejected = rejectedSubmitStory({
  args: (reject) => ({ onOrder: fn<CounterOrderScreenProps['onOrder']>(reject) }),
  prepare: fillIn,
});

export const OrderFailed: Story = rejected(en.errors.server.advice);
