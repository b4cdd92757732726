import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Part } from '../../entities.js';
import type { AsyncData } from '../../AsyncData.js';
import * as samples from '../../../stories/fixtures/index.js';
import { press, tabUntil, write } from '../../../stories/keyboard.js';
import { rejectedSubmitStory, told } from '../../../stories/submitErrors.js';
import { PurchaseScreen } from './PurchaseScreen.js';
import type { PurchaseScreenProps } from './PurchaseScreen.js';

/** Orders that the shop did not take. */
const meta = {
  title: 'PurchaseScreen',
  component: PurchaseScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    part: { state: 'ready', data: samples.brakeDisc },
    customer: { name: 'Nasrin Akter', email: 'shopper@example.com' },
    onOrder: fn<PurchaseScreenProps['onOrder']>(async () => undefined),
  },
} satisfies Meta<typeof PurchaseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const slipIn = (canvasElement: HTMLElement) => {
  const main = within(canvasElement).getByRole('main');
  const slip = within(main);
  return {
    main,
    slip,
    address: slip.getByRole('textbox', { name: 'Address' }),
    phone: slip.getByRole('textbox', { name: 'Phone' }),
    quantity: slip.getByRole('textbox', { name: 'Quantity' }),
    place: slip.getByRole('button', { name: 'Place order' }),
  };
};

const refused = rejectedSubmitStory({
  args: (refuse) => ({ onOrder: fn<PurchaseScreenProps['onOrder']>(refuse) }),
  reach: async (canvasElement) => {
    const { main, address, phone, place } = slipIn(canvasElement);
    await userEvent.type(address, '14 Zindabazar Road');
    await userEvent.type(phone, '01700-000142');
    return { place: main, send: place };
  },
});

export const OrderFailed: Story = refused(told.server);
export const OrderOffline: Story = refused(told.offline);
export const OrderUnauthorised: Story = refused(told.unauthorised);
export const OrderForbidden: Story = refused(told.forbidden);
export const OrderNotFound: Story = refused('There is no part of this name on sale.');
export const OrderTooMany: Story = refused(told.tooMany);
export const OrderInvalid: Story = refused('phone must not be longer than 40 characters.', {
  phone: 'must not be longer than 40 characters',
});

const left = 'Only 10 are left.';

/** Somebody was faster: the shop says how many are left, and the part as it is now comes with the answer. */
const SomebodyWasFaster = (props: PurchaseScreenProps) => {
  const [part, setPart] = useState<AsyncData<Part>>(props.part);
  const orderTooLate: PurchaseScreenProps['onOrder'] = (order) => {
    setPart({ state: 'ready', data: { ...samples.brakeDisc, available_quantity: 10 } });
    return props.onOrder(order);
  };
  return <PurchaseScreen {...props} part={part} onOrder={orderTooLate} />;
};

export const OrderTooLate: Story = {
  args: {
    onOrder: fn<PurchaseScreenProps['onOrder']>(async ({ orderQuantity }) =>
      orderQuantity > 10 ? { message: left, fields: { orderQuantity: left } } : undefined,
    ),
  },
  render: (args) => <SomebodyWasFaster {...args} />,
  play: async ({ args, canvasElement }) => {
    const { slip, address, phone, quantity, place } = slipIn(canvasElement);
    await write(address, '14 Zindabazar Road');
    await write(phone, '01700-000142');
    await write(quantity, '20');
    await tabUntil(place);
    await press('{Enter}');
    await expect((await slip.findByRole('alert')).textContent).toBe(left);
    await waitFor(() => expect(quantity).toHaveFocus());
    await expect(quantity).toHaveAccessibleDescription(`${left} Between 2 and 10 pieces`);
    await expect(address).toHaveValue('14 Zindabazar Road');
    await userEvent.keyboard('{Control>}a{/Control}');
    await press('10{Enter}');
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(slip.queryByRole('alert')).toBeNull());
  },
};
