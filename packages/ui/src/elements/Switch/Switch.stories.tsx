import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { Stack } from '../Stack/Stack.js';
import { Switch } from './Switch.js';

const meta = {
  component: Switch,
  args: { label: 'Show sold out parts', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Show sold out parts' });
    await tabTo(control);
    await press(' ');
    await expect(control).toBeChecked();
    await press(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="xs">
      <Switch label="On" defaultChecked hint="Customers see them without a button." />
      <Switch label="Failed" error="The setting was not saved. Try again." />
      <Switch label="Disabled" disabled />
      <Switch label="Disabled and on" disabled defaultChecked />
      <Switch label="শেষ হয়ে যাওয়া পার্টস দেখান" defaultChecked />
      <div dir="rtl">
        <Switch label="Right to left" defaultChecked />
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const control = (name: string) => within(canvasElement).getByRole('switch', { name });
    await expect(control('On')).toHaveAccessibleDescription('Customers see them without a button.');
    await expect(control('Failed')).toBeInvalid();
    await expect(control('Disabled')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    label:
      'Show the parts that are sold out in the list of all parts, with the day on which the next container arrives',
    hint: 'Customers can then ask for them by telephone, and order them as soon as they are on the shelf again.',
  },
};
