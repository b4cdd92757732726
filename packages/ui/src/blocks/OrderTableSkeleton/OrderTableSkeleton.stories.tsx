import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OrderTableSkeleton } from './OrderTableSkeleton.js';

const meta = { component: OrderTableSkeleton } satisfies Meta<typeof OrderTableSkeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('table')).toBeNull();
  },
};
