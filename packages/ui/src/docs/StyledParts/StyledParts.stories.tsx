/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import css from '../../../samples/parts.css?raw';
import { brakeDisc } from '../../../stories/fixtures/index.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { PartCard } from '../../blocks/PartCard/PartCard.js';

const meta = {
  title: 'Styled parts',
  component: PartCard,
  args: { part: brakeDisc },
  decorators: [maxWidth('23rem')],
  tags: ['!autodocs'],
} satisfies Meta<typeof PartCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The stylesheet comes first, and its rules win nevertheless. */
export const Default: Story = {
  beforeEach: () => {
    const sheet = document.createElement('style');
    sheet.textContent = css;
    document.head.prepend(sheet);
    return () => sheet.remove();
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('article')).toHaveStyle({ borderTopWidth: '2px' });
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveStyle({ textTransform: 'uppercase' });
  },
};
