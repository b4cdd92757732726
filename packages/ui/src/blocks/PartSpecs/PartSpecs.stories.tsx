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
import { maxWidth } from '../../../stories/maxWidth.js';
import { PartSpecs } from './PartSpecs.js';

const meta = {
  component: PartSpecs,
  args: { part: brakeDisc },
  decorators: [maxWidth('22rem')],
} satisfies Meta<typeof PartSpecs>;
export default meta;
type Story = StoryObj<typeof meta>;

const showsValues =
  (...values: (string | RegExp)[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const definitions = within(canvasElement).getAllByRole('definition');
    await expect(definitions).toHaveLength(values.length);
    for (const [index, value] of values.entries()) await expect(definitions[index]).toHaveTextContent(value);
  };

export const Default: Story = { play: showsValues(/14,500$/, '36 pcs', '2 pcs') };
export const OutOfStock: Story = { args: { part: outOfStockPart }, play: showsValues(/./, 'Out of stock', '10 pcs') };
export const TextPrice: Story = { args: { part: textPricePart }, play: showsValues('$1,119.84', '12 pcs', '1 pc') };
export const NoPrice: Story = { args: { part: noPricePart }, play: showsValues('On request', '40 pcs', '1 pc') };
export const MissingData: Story = { args: { part: barePart }, play: showsValues('On request', '–', '–') };
export const LongText: Story = { args: { part: longWordsPart } };
