import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { brakeDisc, factsPart } from '../../../stories/fixtures/index.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { PartNumber } from './PartNumber.js';

const meta = {
  component: PartNumber,
  args: { part: { description: factsPart.description } },
  decorators: [maxWidth('20rem')],
} satisfies Meta<typeof PartNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Part number 1823-45 A');
  },
};

export const NoNumber: Story = {
  args: { part: { description: brakeDisc.description } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Part number/)).toBeNull();
  },
};

export const LongText: Story = { args: { part: { description: `OEM: ${'9876543210-'.repeat(12)}` } } };
