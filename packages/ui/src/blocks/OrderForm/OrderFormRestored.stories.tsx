import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormDraft } from '../../AsyncData.js';
import { orderFormStory } from '../../../stories/orderForm.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { OrderForm } from './OrderForm.js';

/** The form with a draft. */
const meta = {
  ...orderFormStory,
  component: OrderForm,
} satisfies Meta<typeof OrderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('textbox', { name });

const notice = 'We restored what you typed.';

const withDraft = (draft: ReturnType<FormDraft['read']>) => ({
  draft: { read: () => draft, write: fn<FormDraft['write']>() },
});

export const Restored: Story = { args: withDraft({ address: '14 Zindabazar Road, Sylhet', orderQuantity: '12' }) };

export const RestoredAndSent: Story = {
  args: withDraft({ address: '14 Zindabazar Road, Sylhet', orderQuantity: '12' }),
  play: async ({ args, canvasElement }) => {
    const address = fieldIn(canvasElement, 'Address');
    await expect(within(canvasElement).getByText(notice)).toBeVisible();
    await userEvent.type(fieldIn(canvasElement, 'Phone'), '01700-000142');
    const typed = { address: '14 Zindabazar Road, Sylhet', phone: '01700-000142', orderQuantity: '12' };
    await expect(args.draft?.write).toHaveBeenLastCalledWith(typed);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledWith({ ...typed, orderQuantity: 12 }));
    await waitFor(() => expect(address).toHaveValue(''));
    await expect(fieldIn(canvasElement, 'Quantity')).toHaveValue('2');
    await expect(args.draft?.write).toHaveBeenLastCalledWith(undefined);
    await expect(within(canvasElement).queryByText(notice)).toBeNull();
  },
};

export const NothingRestored: Story = {
  args: withDraft(undefined),
  play: async ({ args, canvasElement }) => {
    const address = fieldIn(canvasElement, 'Address');
    await userEvent.type(address, '14');
    await expect(args.draft?.write).toHaveBeenLastCalledWith({ address: '14' });
    await userEvent.clear(address);
    await expect(args.draft?.write).toHaveBeenLastCalledWith(undefined);
    await expect(within(canvasElement).queryByText(notice)).toBeNull();
  },
};

export const OwnFieldRestored: Story = {
  args: {
    ...withDraft({ phone: '01700-000142', 'extra.truck': '11-2233' }),
    children: <TextField name="truck" label={'Truck number'} />,
  },
  play: async ({ args, canvasElement }) => {
    const truck = fieldIn(canvasElement, 'Truck number');
    await expect(truck).toHaveValue('11-2233');
    await userEvent.type(truck, '4');
    const stored = { phone: '01700-000142', 'extra.truck': '11-22334' };
    await expect(args.draft?.write).toHaveBeenLastCalledWith(stored);
    await userEvent.clear(truck);
    await expect(args.draft?.write).toHaveBeenLastCalledWith({ phone: '01700-000142' });
  },
};
