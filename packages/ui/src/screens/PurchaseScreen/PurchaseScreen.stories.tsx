import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Outcome } from '../../Loadable.js';
import * as samples from '../../samples.js';
import { PurchaseScreen } from './PurchaseScreen.js';

const meta = {
  component: PurchaseScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    part: { state: 'ready', data: samples.brakeDisc },
    customer: { name: 'Nasrin Akter', email: 'shopper@example.com' },
    onOrder: fn(async (): Outcome<'address' | 'phone' | 'orderQuantity'> => undefined),
  },
} satisfies Meta<typeof PurchaseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const mainIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Ventilated Brake Disc 430 mm' })).toBeVisible();
    await userEvent.type(main.getByRole('textbox', { name: 'Address' }), '14 Zindabazar Road');
    await userEvent.type(main.getByRole('textbox', { name: 'Phone' }), '01700-000142');
    await userEvent.click(main.getByRole('button', { name: 'Place order' }));
    await waitFor(() =>
      expect(args.onOrder).toHaveBeenCalledWith({
        address: '14 Zindabazar Road',
        phone: '01700-000142',
        orderQuantity: 2,
      }),
    );
  },
};

export const Loading: Story = {
  args: { part: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Order a part' })).toBeInTheDocument();
    await expect(main.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};

const retry = fn();

export const Failed: Story = {
  args: { part: { state: 'failed', kind: 'offline', retry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(mainIn(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Gone: Story = {
  args: { part: { state: 'failed', kind: 'notFound', retry } },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('alert')).toHaveTextContent('This part is not here any more');
    await expect(main.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  },
};

export const OutOfStock: Story = {
  args: { part: { state: 'ready', data: samples.outOfStockPart } },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByRole('button', { name: 'Place order' })).toBeDisabled();
  },
};

export const Unnamed: Story = {
  args: { part: { state: 'ready', data: samples.unnamedPart } },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByRole('heading', { level: 1, name: 'Unnamed part' })).toBeVisible();
  },
};

export const LongText: Story = { args: { part: { state: 'ready', data: samples.longWordsPart } } };
export const Bangla: Story = { args: { part: { state: 'ready', data: samples.banglaPart } } };
