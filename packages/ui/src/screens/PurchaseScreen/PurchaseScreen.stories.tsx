import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as fixtures from '../../../stories/fixtures/index.js';
import { failedStory } from '../../../stories/asyncStates.js';
import { press, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { PurchaseScreen } from './PurchaseScreen.js';
import type { PurchaseScreenProps } from './PurchaseScreen.js';

const meta = {
  component: PurchaseScreen,
  parameters: { layout: 'fullscreen', path: paths.purchase('1') },
  args: {
    part: { state: 'ready', data: fixtures.brakeDisc },
    customer: { name: 'Nasrin Akter', email: 'shopper@example.com' },
    onOrder: fn<PurchaseScreenProps['onOrder']>(async () => undefined),
    contact: fixtures.contact,
  },
} satisfies Meta<typeof PurchaseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const mainIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

export const Default: Story = {
  tags: ['keyboard', 'S002', 'S038'],
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Ventilated Brake Disc 430 mm' })).toBeVisible();
    const address = main.getByRole('textbox', { name: 'Address' });
    const placeOrder = main.getByRole('button', { name: 'Place order' });
    await typeInto(address, '14 Zindabazar Road');
    await typeInto(main.getByRole('textbox', { name: 'Phone' }), '01700-000142');
    await tabUntil(placeOrder);
    await press('{Enter}');
    await waitFor(() =>
      expect(args.onOrder).toHaveBeenCalledWith({
        address: '14 Zindabazar Road',
        phone: '01700-000142',
        orderQuantity: 2,
      }),
    );
    await waitFor(() => expect(main.getByRole('heading', { name: 'We have your order' })).toHaveFocus());
    await tabUntil(main.getByRole('button', { name: 'Order another' }));
    await press('{Enter}');
    await expect(main.getByRole('textbox', { name: 'Address' })).toHaveValue('14 Zindabazar Road');
  },
};

/** The form starts with the address and the phone number of the profile. */
export const KnownAddress: Story = {
  args: { customer: { ...meta.args.customer, address: '14 Zindabazar Road, Sylhet 3100', phone: '01700-000142' } },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByRole('textbox', { name: 'Phone' })).toHaveValue('01700-000142');
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

/** The part as a list knows it: the stock and the form wait for the part itself. */
export const Stale: Story = {
  args: { isStale: true },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Ventilated Brake Disc 430 mm' })).toBeVisible();
    await expect(main.getByRole('img', { name: 'Ventilated Brake Disc 430 mm' })).toBeVisible();
    await expect(main.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    await expect(main.queryByText(/pcs$/)).toHaveTextContent('2 pcs');
    await expect(main.queryByRole('form')).not.toBeInTheDocument();
  },
};

export const Failed: Story = failedStory((part) => ({ part }));

export const OutOfStock: Story = {
  args: { part: { state: 'ready', data: fixtures.outOfStockPart } },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByRole('button', { name: 'Place order' })).toBeDisabled();
  },
};

export const Unnamed: Story = {
  args: { part: { state: 'ready', data: fixtures.unnamedPart } },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByRole('heading', { level: 1, name: 'Unnamed part' })).toBeVisible();
  },
};

export const LongText: Story = { args: { part: { state: 'ready', data: fixtures.longWordsPart } } };

export const Bangla: Story = {
  globals: { language: 'bn' },
  args: {
    part: { state: 'ready', data: fixtures.banglaPart },
    customer: { name: 'নাসরিন আক্তার', email: 'shopper@example.com' },
  },
};
