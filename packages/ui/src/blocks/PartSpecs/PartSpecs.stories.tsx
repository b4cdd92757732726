import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  barePart,
  brakeDisc,
  longWordsPart,
  noPricePart,
  outOfStockPart,
  textPricePart,
} from '../../../stories/fixtures/index.js';
import { PartSpecs } from './PartSpecs.js';

const meta = {
  component: PartSpecs,
  args: { part: brakeDisc },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PartSpecs>;
export default meta;
type Story = StoryObj<typeof meta>;

const reads =
  (...figures: (string | RegExp)[]): Story['play'] =>
  async ({ canvasElement }) => {
    const definitions = within(canvasElement).getAllByRole('definition');
    await expect(definitions).toHaveLength(figures.length);
    for (const [index, figure] of figures.entries()) await expect(definitions[index]).toHaveTextContent(figure);
  };

export const Default: Story = { play: reads(/14,500$/, '36 pcs', '2 pcs') };
export const OutOfStock: Story = { args: { part: outOfStockPart }, play: reads(/./, 'Out of stock', '10 pcs') };
export const TextPrice: Story = { args: { part: textPricePart }, play: reads('$1,119.84', '12 pcs', '1 pcs') };
export const NoPrice: Story = { args: { part: noPricePart }, play: reads('On request', '40 pcs', '1 pcs') };
export const NothingKnown: Story = { args: { part: barePart }, play: reads('On request', '–', '–') };
export const LongText: Story = { args: { part: longWordsPart } };
