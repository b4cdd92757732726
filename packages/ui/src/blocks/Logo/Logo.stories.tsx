import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.js';

const meta = { component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = {
  render: () => (
    <span style={{ fontSize: '6rem' }}>
      <Logo />
    </span>
  ),
};
