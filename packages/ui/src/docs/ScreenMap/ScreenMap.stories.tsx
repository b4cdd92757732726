import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { groups } from './content.js';
import { ScreenMap } from './ScreenMap.js';

const meta = {
  title: 'All screens',
  component: ScreenMap,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  name: 'All screens',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(Object.values(groups).flat().length);
    const sources = Array.from(canvasElement.querySelectorAll('img'), ({ src }) => src);
    await expect(sources.filter((source) => !source)).toEqual([]);
    await expect(canvas.getByRole('link', { name: 'All parts' })).toHaveAttribute(
      'href',
      './?path=/story/screens-allpartsscreen--default',
    );
  },
};
