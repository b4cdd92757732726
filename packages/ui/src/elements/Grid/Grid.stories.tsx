import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../Card/Card.js';
import { Stack } from '../Stack/Stack.js';
import { Grid } from './Grid.js';

const cards = ['Brakes', 'Clutches', 'Springs', 'Filters'].map((word) => <Card key={word}>{word}</Card>);

const meta = { component: Grid, args: { children: cards } } satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number of cells on the first line. */
const columnsOf = (canvasElement: HTMLElement) => {
  const tops = ['Brakes', 'Clutches', 'Springs', 'Filters'].map(
    (word) => within(canvasElement).getAllByText(word)[0]?.getBoundingClientRect().top,
  );
  return tops.filter((top) => top === tops[0]).length;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(4);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(1);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="xl2">
      <Grid maxColumns={2}>{cards}</Grid>
      <Grid columnWidth="sm" gap="xs2">
        {cards}
      </Grid>
      <Grid maxColumns={3} gap="lg" dir="rtl">
        {cards}
      </Grid>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(2);
  },
};
