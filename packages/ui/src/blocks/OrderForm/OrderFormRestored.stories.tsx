import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormDraft } from '../../AsyncData.js';
import { brakeDisc } from '../../../stories/fixtures/index.js';
import { OrderForm } from './OrderForm.js';
import type { OrderFormProps } from './OrderForm.js';

/** The form of somebody who was led away from it before it was sent. */
const meta = {
  component: OrderForm,
  args: {
    part: brakeDisc,
    customer: { name: 'Nasrin Akter', email: 'shopper@example.com' },
    onOrder: fn<OrderFormProps['onOrder']>(async () => undefined),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('textbox', { name });

const remark = 'We restored what you typed.';

const keepFrom = (typed: ReturnType<FormDraft['restore']>) => ({
  draft: { restore: () => typed, keep: fn<FormDraft['keep']>() },
});

export const Restored: Story = { args: keepFrom({ address: '14 Zindabazar Road, Sylhet', orderQuantity: '12' }) };

export const RestoredAndSent: Story = {
  args: keepFrom({ address: '14 Zindabazar Road, Sylhet', orderQuantity: '12' }),
  play: async ({ args, canvasElement }) => {
    const address = fieldIn(canvasElement, 'Address');
    await expect(within(canvasElement).getByText(remark)).toBeVisible();
    await userEvent.type(fieldIn(canvasElement, 'Phone'), '017');
    const typed = { address: '14 Zindabazar Road, Sylhet', phone: '017', orderQuantity: '12' };
    await expect(args.draft?.keep).toHaveBeenLastCalledWith(typed);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledWith({ ...typed, orderQuantity: 12 }));
    await waitFor(() => expect(address).toHaveValue(''));
    await expect(fieldIn(canvasElement, 'Quantity')).toHaveValue('2');
    await expect(args.draft?.keep).toHaveBeenLastCalledWith(undefined);
    await expect(within(canvasElement).queryByText(remark)).toBeNull();
  },
};

export const NothingRestored: Story = {
  args: keepFrom(undefined),
  play: async ({ args, canvasElement }) => {
    const address = fieldIn(canvasElement, 'Address');
    await userEvent.type(address, '14');
    await expect(args.draft?.keep).toHaveBeenLastCalledWith({ address: '14' });
    await userEvent.clear(address);
    await expect(args.draft?.keep).toHaveBeenLastCalledWith(undefined);
    await expect(within(canvasElement).queryByText(remark)).toBeNull();
  },
};
