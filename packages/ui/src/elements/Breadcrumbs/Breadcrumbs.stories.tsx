import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { Stack } from '../Stack/Stack.js';
import { Breadcrumbs } from './Breadcrumbs.js';

const meta = {
  component: Breadcrumbs,
  args: {
    pages: [
      { label: 'Home', href: '#home' },
      { label: 'All parts', href: '#parts' },
    ],
    current: 'Clutch Kit 430 mm',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Clutch Kit 430 mm')).toHaveAttribute('aria-current', 'page');
    await tabTo(...canvas.getAllByRole('link'));
    await expect(await followLink()).toBe('#parts');
  },
};

export const States: Story = {
  render: ({ pages }) => (
    <Stack>
      <Breadcrumbs pages={[]} current="Home" aria-label="On the first page" />
      <Breadcrumbs pages={pages} current="Springs" dir="rtl" aria-label="From right to left" />
    </Stack>
  ),
};

export const LongText: Story = { args: { current: 'Vierzylinderdieselmotoreneinspritzpumpen'.repeat(3) } };
