import type { Meta, StoryObj } from '@storybook/react-vite';
import { boxIcon, checkIcon, closeIcon, warningIcon } from '../Icon/icons.js';
import { Stack } from '../Stack/Stack.js';
import { Badge } from './Badge.js';

const meta = { component: Badge, args: { children: 'In stock' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <Stack direction="row" gap="xs">
        <Badge>New</Badge>
        <Badge tone="success">In stock</Badge>
        <Badge tone="warning">Two left</Badge>
        <Badge tone="danger">Recalled</Badge>
        <Badge tone="inactive">Cancelled</Badge>
      </Stack>
      <Stack direction="row" gap="xs" dir="rtl">
        <Badge icon={boxIcon}>New</Badge>
        <Badge icon={checkIcon} tone="success">
          In stock
        </Badge>
        <Badge icon={warningIcon} tone="warning">
          Two left
        </Badge>
        <Badge icon={warningIcon} tone="danger">
          Recalled
        </Badge>
        <Badge icon={closeIcon} tone="inactive">
          Cancelled
        </Badge>
      </Stack>
    </Stack>
  ),
};

export const LongText: Story = {
  args: { icon: boxIcon, children: 'Vierzylinderdieselmotoreneinspritzpumpen '.repeat(3) },
};
