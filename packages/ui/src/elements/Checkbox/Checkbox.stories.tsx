import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { Link } from '../Link/Link.js';
import { Stack } from '../Stack/Stack.js';
import { Checkbox } from './Checkbox.js';

const meta = {
  component: Checkbox,
  args: { label: 'In stock only', name: 'stock', value: 'in', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const checkbox = within(canvasElement).getByRole('checkbox', { name: 'In stock only' });
    await tabTo(checkbox);
    await press(' ');
    await expect(checkbox).toBeChecked();
    await press(' ');
    await expect(checkbox).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="xs">
      <Checkbox label="Checked" defaultChecked hint="Parts that leave the shelf today." />
      <Checkbox label="Some of them" indeterminate />
      <Checkbox
        label={
          <>
            I accept the <Link href="#terms">terms of sale</Link>
          </>
        }
        required
        error="Accept the terms to place the order"
      />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled and checked" disabled defaultChecked />
      <Checkbox label="শুধু যা মজুদ আছে" defaultChecked />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const box = (name: string) => within(canvasElement).getByRole('checkbox', { name });
    await expect(box('Checked')).toHaveAccessibleDescription('Parts that leave the shelf today.');
    await expect(box('Some of them')).toBePartiallyChecked();
    await expect(box('I accept the terms of sale')).toBeInvalid();
    await expect(box('I accept the terms of sale')).toBeRequired();
    await userEvent.click(within(canvasElement).getByText('Disabled'));
    await expect(box('Disabled')).not.toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    label:
      'Send the invoice to the accounts department of Messrs Habibur Rahman and Sons Transport Agency in place of the workshop',
    required: true,
    hint: 'The workshop gets a copy as soon as the van has left the yard behind the bus terminal.',
  },
};
