import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.js';
import { Text } from '../Text/Text.js';
import { Stack } from './Stack.js';

const words = ['Brakes', 'Clutches', 'Springs'].map((word) => <Badge key={word}>{word}</Badge>);

const meta = {
  component: Stack,
  args: { children: words, align: 'start' },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = ['Brakes', 'Clutches'].map((word) =>
      within(canvasElement).getByText(word).getBoundingClientRect(),
    );
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(16, 0);
  },
};

/** Columns and rows with other gaps or none, and one in a right-to-left page. */
export const States: Story = {
  render: () => (
    <Stack gap="xl">
      <Stack gap="xs2">{words}</Stack>
      <Stack gap="none">{words}</Stack>
      <Stack direction="row" gap="xs">
        {words}
      </Stack>
      <Stack direction="row" justify="between">
        {words}
      </Stack>
      <Stack direction="row" justify="end" dir="rtl">
        {words}
      </Stack>
      <Stack as="ul" direction="row" gap="lg">
        {['One', 'Two', 'Three'].map((word) => (
          <li key={word}>{word}</li>
        ))}
      </Stack>
      <Stack asChild>
        <form aria-label="Brands">{words}</form>
      </Stack>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(canvasElement).getByRole('form', { name: 'Brands' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    direction: 'row',
    children: <Text wrap="anywhere">{'Vierzylinderdieselmotoreneinspritzpumpen'.repeat(4)}</Text>,
  },
};
