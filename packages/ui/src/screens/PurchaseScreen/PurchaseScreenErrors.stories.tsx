import { useState } from 'react';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Part } from '@dealerkit/domain/entities';
import type { AsyncData } from '../../AsyncData.js';
import * as fixtures from '../../../stories/fixtures/index.js';
import { press, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { rejectedSubmitStory } from '../../../stories/submitErrors.js';
import { en } from '../../texts/en.js';
import { PurchaseScreen } from './PurchaseScreen.js';
import type { PurchaseScreenProps } from './PurchaseScreen.js';
import screenMeta from './PurchaseScreen.stories.js';

const meta = {
  ...screenMeta,
  title: 'PurchaseScreen',
  tags: ['!autodocs', '!manifest'],
};
export default meta;
type Story = StoryObj<typeof meta>;

const formIn = (canvasElement: HTMLElement) => {
  const main = within(canvasElement).getByRole('main');
  const form = within(main);
  return {
    main,
    form,
    address: form.getByRole('textbox', { name: 'Address' }),
    phone: form.getByRole('textbox', { name: 'Phone' }),
    quantity: form.getByRole('textbox', { name: 'Quantity' }),
    placeOrder: form.getByRole('button', { name: 'Place order' }),
  };
};

const rejected = rejectedSubmitStory({
  args: (reject) => ({ onOrder: fn<PurchaseScreenProps['onOrder']>(reject) }),
  prepare: async (canvasElement) => {
    const { main, address, phone, placeOrder } = formIn(canvasElement);
    await userEvent.type(address, '14 Zindabazar Road');
    await userEvent.type(phone, '+880 1700-000142');
    return { container: main, submitButton: placeOrder };
  },
});

export const OrderInvalid: Story = rejected('phone must not be longer than 40 characters.', {
  phone: 'must not be longer than 40 characters',
});

/** The order is queued, and the form is empty. */
const WithKept = (props: PurchaseScreenProps) => {
  const [queued, setQueued] = useState<typeof fixtures.offlineQueue>([]);
  const list = { orders: queued, isAutomatic: true, onSend: async () => undefined, onDiscard: () => undefined };
  return (
    <PurchaseScreen
      {...props}
      offlineQueue={list}
      onKeep={(order) => {
        setQueued(fixtures.offlineQueue.slice(0, 1));
        return props.onKeep?.(order) ?? false;
      }}
    />
  );
};

export const OrderKept: Story = {
  tags: ['keyboard'],
  args: {
    onOrder: fn<PurchaseScreenProps['onOrder']>(async () => ({ message: en.errors.offline.advice, kind: 'offline' })),
    onKeep: fn<NonNullable<PurchaseScreenProps['onKeep']>>(() => true),
  },
  render: (args) => <WithKept {...args} />,
  play: async ({ args, canvasElement }) => {
    const { form, address, phone, placeOrder } = formIn(canvasElement);
    await typeInto(address, '14 Zindabazar Road');
    await typeInto(phone, '01700-000142');
    await tabUntil(placeOrder);
    await press('{Enter}');
    await tabUntil(await form.findByRole('button', { name: 'Save and send when I’m back online' }));
    await press('{Enter}');
    await waitFor(() => expect(address).toHaveValue(''));
    await expect(args.onKeep).toHaveBeenCalledWith({
      address: '14 Zindabazar Road',
      phone: '01700-000142',
      orderQuantity: 2,
    });
    await expect(form.getByRole('region', { name: 'Waiting to be sent' })).toBeVisible();
  },
};

const tooFewLeft = 'Only 10 are left.';

/** Another order was placed first: the error says how many pieces are left, and `part` has the new quantity. */
const WithChangedStock = (props: PurchaseScreenProps) => {
  const [part, setPart] = useState<AsyncData<Part>>(props.part);
  const rejectAndUpdatePart: PurchaseScreenProps['onOrder'] = (order) => {
    setPart({ state: 'ready', data: { ...fixtures.brakeDisc, available_quantity: 10 } });
    return props.onOrder(order);
  };
  return <PurchaseScreen {...props} part={part} onOrder={rejectAndUpdatePart} />;
};

export const StockChanged: Story = {
  tags: ['keyboard'],
  args: {
    onOrder: fn<PurchaseScreenProps['onOrder']>(async ({ orderQuantity }) =>
      orderQuantity > 10 ? { message: tooFewLeft, fields: { orderQuantity: tooFewLeft } } : undefined,
    ),
  },
  render: (args) => <WithChangedStock {...args} />,
  play: async ({ args, canvasElement }) => {
    const { form, address, phone, quantity, placeOrder } = formIn(canvasElement);
    await typeInto(address, '14 Zindabazar Road');
    await typeInto(phone, '01700-000142');
    await typeInto(quantity, '20');
    await tabUntil(placeOrder);
    await press('{Enter}');
    await expect((await form.findByRole('alert')).textContent).toBe(tooFewLeft);
    await waitFor(() => expect(quantity).toHaveFocus());
    await expect(quantity).toHaveAccessibleDescription(`${tooFewLeft} Between 2 and 10 pieces`);
    await expect(address).toHaveValue('14 Zindabazar Road');
    await userEvent.keyboard('{Control>}a{/Control}');
    await press('10{Enter}');
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
  },
};
