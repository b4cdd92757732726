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
      <Grid columnWidth="field" filled>
        {cards.slice(2)}
      </Grid>
      <Grid columns="auto 1">{cards.slice(2)}</Grid>
      <Grid columns="tablet 3 2" align="start">
        {cards}
      </Grid>
      <Grid columns="desktop 1 1 1">{cards}</Grid>
      <Grid as="ul" columns="two">
        {['One', 'Two'].map((word) => (
          <li key={word}>{word}</li>
        ))}
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

export const NamedColumns: Story = {
  args: { columns: 'tablet 3 2' },
  play: async ({ canvasElement }) => {
    const [brakes, clutches] = ['Brakes', 'Clutches'].map((word) => within(canvasElement).getByText(word).offsetWidth);
    await expect((brakes ?? 0) / (clutches ?? 1)).toBeCloseTo(1.5, 0);
  },
};

export const NamedColumnsOnPhone: Story = {
  ...NamedColumns,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(1);
  },
};

export const LongText: Story = {
  args: {
    columns: 'two',
    children: [<Card key="long">{'Vierzylinderdieselmotoreneinspritzpumpen'.repeat(3)}</Card>, cards[0]],
  },
};
