import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  barePart,
  brakeDisc,
  contact,
  outOfStockPart,
  textPricePart,
  unnamedPart,
} from '../../../stories/fixtures/index.js';
import { orderFormStory } from '../../../stories/orderForm.js';
import { OrderForm } from './OrderForm.js';
import type { OrderFormProps } from './OrderForm.js';

/** The form with parts that cannot be ordered or have incomplete data. */
const meta = {
  ...orderFormStory,
  component: OrderForm,
} satisfies Meta<typeof OrderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const expectUnavailable =
  (reason: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(reason)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Place order' })).toBeDisabled();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
  };

export const OutOfStock: Story = {
  args: { part: outOfStockPart },
  play: expectUnavailable(/^Only \d+ left, and the minimum order is 10\./),
};

/** Sets the stock to 0 when the form is submitted. */
const SoldOutOnOrder = ({ part, onOrder, ...rest }: OrderFormProps) => {
  const [available, setAvailable] = useState(part.available_quantity);
  const sellAndOrder: OrderFormProps['onOrder'] = async (order) => {
    setAvailable(0);
    return onOrder(order);
  };
  return <OrderForm {...rest} part={{ ...part, available_quantity: available }} onOrder={sellAndOrder} />;
};

/** The reason replaces the fields and takes the focus, because the focused button is disabled. */
export const SoldOutWhileOrdering: Story = {
  render: (args) => <SoldOutOnOrder {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), '14 Zindabazar Road');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '01700-000142{Tab}{Tab}{Tab}{Tab}');
    await expect(canvas.getByRole('button', { name: 'Place order' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledOnce());
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Only 0 left/));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Unnamed: Story = {
  args: { part: unnamedPart },
  play: expectUnavailable('This part has no name yet, so it cannot be ordered.'),
};

export const TextPrice: Story = {
  args: { part: textPricePart },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Total')).toBeNull();
  },
};

export const StockUnknown: Story = {
  args: { part: { ...barePart, product_name: 'Fuel Filter' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Quantity' })).toHaveAccessibleDescription(
      'At least 1',
    );
  },
};

export const OnlyOne: Story = {
  args: { part: { ...brakeDisc, minimum_order_quantity: 1, available_quantity: 1 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Quantity' })).toHaveAccessibleDescription(
      'Exactly 1',
    );
  },
};

const messageIn = (canvasElement: HTMLElement) =>
  decodeURIComponent(
    within(canvasElement).getByRole('link', { name: 'Send a message on WhatsApp' }).getAttribute('href') ?? '',
  );

/** The message has the part and the typed quantity, also when the order may have been placed. */
export const Contact: Story = {
  args: {
    contact,
    onOrder: fn<OrderFormProps['onOrder']>(async () => ({ message: 'No answer.', isOutcomeUnknown: true })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(messageIn(canvasElement)).toContain('this part: Ventilated Brake Disc 430 mm. Quantity: 2.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), '14 Zindabazar Road');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '01700-000142');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    await waitFor(() =>
      expect(messageIn(canvasElement)).toContain(
        'order Ventilated Brake Disc 430 mm, quantity 3, but your site did not',
      ),
    );
  },
};

export const OutOfStockContact: Story = {
  args: { part: outOfStockPart, contact },
  play: async ({ canvasElement }) => {
    await expect(messageIn(canvasElement)).toContain(
      'Steel Wheel Rim 22.5 x 9.00 is out of stock on your site. I need 10.',
    );
  },
};
