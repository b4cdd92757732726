import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { clutchKit } from '../../../stories/fixtures/index.js';
import { PartThumbnail } from './PartThumbnail.js';

const meta = { component: PartThumbnail, args: { part: clutchKit } } satisfies Meta<typeof PartThumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"] img')).not.toBeNull();
  },
};

export const NoPart: Story = { args: { part: undefined } };
