import type { Meta, StoryObj } from '@storybook/react-vite';
import { DealerMark } from './DealerMark.js';

const meta = { component: DealerMark } satisfies Meta<typeof DealerMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = {
  render: () => (
    <span style={{ fontSize: '6rem' }}>
      <DealerMark />
    </span>
  ),
};
