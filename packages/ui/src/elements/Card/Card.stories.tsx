import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { Button } from '../Button/Button.js';
import { Grid } from '../Grid/Grid.js';
import { Heading } from '../Heading/Heading.js';
import { Link } from '../Link/Link.js';
import { Stack } from '../Stack/Stack.js';
import { Text } from '../Text/Text.js';
import { Card } from './Card.js';

const content = (
  <Stack gap="xs">
    <Heading size="title">Clutch Kit 430 mm</Heading>
    <Text tone="muted">Driven plate, pressure plate and release bearing in one box.</Text>
  </Stack>
);

const meta = { component: Card, args: { children: content } } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Grid>
      <Card as="article">{content}</Card>
      <Card asChild kind="panel" edge="accent" padding="panel" gap="xs">
        <form aria-label="Delivery">
          <Text>A panel</Text>
          <Button>Send</Button>
        </form>
      </Card>
      <Card kind="panel" edge="success">
        {content}
      </Card>
      <Card background="sunken" padding="md">
        {content}
      </Card>
      <Card padding="none">{content}</Card>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('article')).toHaveTextContent('Clutch Kit 430 mm');
    await expect(within(canvasElement).getByRole('form', { name: 'Delivery' })).not.toHaveAttribute('data-part');
  },
};

/** The link covers the card, except its button. */
export const Linked: Story = {
  tags: ['keyboard'],
  args: {
    linked: true,
    children: (
      <Stack gap="xs">
        <Heading size="title">
          <Link variant="inherit" href="#clutch">
            Clutch Kit 430 mm
          </Link>
        </Heading>
        <Text tone="muted">36 pcs in Ambarkhana</Text>
        <Button>Compare</Button>
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Clutch Kit 430 mm' });
    await tabTo(link);
    await expect(await followLink()).toBe('#clutch');
    const { left, bottom } = within(canvasElement).getByText('36 pcs in Ambarkhana').getBoundingClientRect();
    await expect(document.elementFromPoint(left, bottom)).toBe(link);
    const button = within(canvasElement).getByRole('button', { name: 'Compare' });
    const box = button.getBoundingClientRect();
    const onTop = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    await expect(onTop).toBe(button);
  },
};

export const LongText: Story = { args: { children: 'Vierzylinderdieselmotoreneinspritzpumpen'.repeat(4) } };
