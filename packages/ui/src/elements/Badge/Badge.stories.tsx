import type { Meta, StoryObj } from '@storybook/react-vite';
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
        <Badge icon="box">New</Badge>
        <Badge icon="check" tone="success">
          In stock
        </Badge>
        <Badge icon="warning" tone="warning">
          Two left
        </Badge>
        <Badge icon="warning" tone="danger">
          Recalled
        </Badge>
        <Badge icon="close" tone="inactive">
          Cancelled
        </Badge>
      </Stack>
    </Stack>
  ),
};

export const LongText: Story = {
  args: { icon: 'box', children: 'Vierzylinderdieselmotoreneinspritzpumpen '.repeat(3) },
};
