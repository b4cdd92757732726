import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import { dealer, partsToBuy } from '../../../stories/fixtures/index.js';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { PurchaseListScreen } from './PurchaseListScreen.js';

const meta = {
  component: PurchaseListScreen,
  parameters: { layout: 'fullscreen', path: paths.purchaseList, role: 'admin' },
  args: {
    parts: { state: 'ready', data: partsToBuy },
    day: '2026-11-22',
    dealer,
    paper: 'a4',
    onPaperChange: fn(),
    otherLanguage: { locale: 'bn-BD', name: 'বাংলা' },
    onLanguageChange: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof PurchaseListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const mainIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('article', { name: 'Purchase list' })).toBeVisible();
    await tabUntil(main.getByRole('button', { name: 'Print' }));
    await press('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const Receipt: Story = { args: { paper: 'receipt' } };

export const Empty: Story = {
  args: { parts: { state: 'ready', data: [] } },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByText('No part needs to be bought.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { parts: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};

export const Failed: Story = failedStory((value) => ({ parts: value }));
