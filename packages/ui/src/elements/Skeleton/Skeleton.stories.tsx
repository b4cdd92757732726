import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.js';

const meta = { component: Skeleton, args: { lines: 3 } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2rem', alignItems: 'start' }}>
      <div id="skeleton">
        <Skeleton {...args} />
      </div>
      <p id="content">
        One line
        <br />
        two lines
        <br />
        three
      </p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heightOf = (id: string) => canvasElement.querySelector(`#${id}`)?.getBoundingClientRect().height;
    await expect(heightOf('skeleton')).toBeCloseTo(heightOf('content') ?? 0, 0);
  },
};

export const Title: Story = { args: { shape: 'title', lines: 1 } };
export const Button: Story = { args: { shape: 'button' } };

export const Block: Story = {
  render: () => (
    <div style={{ blockSize: '12rem' }}>
      <Skeleton shape="block" />
    </div>
  ),
};
