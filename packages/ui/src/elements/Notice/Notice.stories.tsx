import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './Notice.js';

const meta = {
  component: Notice,
  args: {
    title: 'Demo sign-in',
    children: 'This shop uses a local identity emulator. Accounts exist on this machine only.',
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutTitle: Story = { args: { title: undefined } };
export const Success: Story = {
  args: { tone: 'success', title: 'On the way', children: 'The order left Ambarkhana this morning.' },
};

export const Warning: Story = {
  args: {
    tone: 'warning',
    title: undefined,
    children: 'Only 3 left, and the minimum order is 10. This part cannot be ordered at the moment.',
  },
};

export const Danger: Story = {
  args: { tone: 'danger', title: 'Recall', children: 'Do not fit discs with the casting mark SB-17.' },
};
export const LongText: Story = { args: { tone: 'warning', children: 'OM457-OM460-OM470-OM471-OM473-'.repeat(8) } };
