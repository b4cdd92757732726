import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { hero, owner } from '../../../stories/fixtures/index.js';
import { Picture } from './Picture.js';

const meta = { component: Picture, args: { picture: hero.picture } } satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not an image, and needs no request. */
const invalidImage = 'data:image/png;base64,AAAA';

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: /^Orange cab-over lorry/ });
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('width', '1600');
  },
};

export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect(picture).toHaveAttribute('loading', 'eager');
  },
};

export const Cover: Story = {
  args: { picture: owner.portrait, fit: 'cover' },
  render: (args) => (
    <div style={{ inlineSize: '100%', blockSize: '12rem' }}>
      <Picture {...args} />
    </div>
  ),
};

export const Contain: Story = { ...Cover, args: { picture: owner.portrait, fit: 'contain' } };

export const Broken: Story = {
  args: { picture: { src: invalidImage, width: 1600, height: 900, alt: 'The service counter' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => within(canvasElement).getByText('The service counter (no picture)'));
    const { width, height } = canvasElement.getElementsByTagName('svg')[0]?.getBoundingClientRect() ?? new DOMRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const Missing: Story = {
  args: { picture: { src: '', width: 800, height: 800, alt: '' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('No picture')).not.toHaveLength(0);
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
