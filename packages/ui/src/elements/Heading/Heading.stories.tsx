import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from './Heading.js';

const meta = { component: Heading, args: { children: 'Parts for every truck' } } satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent('Parts for every truck');
  },
};

/** The level is the outline, the size is the look. */
export const States: Story = {
  render: (args) => (
    <>
      <Heading {...args} level={1} size="display" />
      <Heading {...args} size="headline" />
      <Heading {...args} level={3} size="title" />
      <Heading {...args} level={4} size="lead" />
      <fieldset>
        <Heading as="legend" size="lead">
          Delivery
        </Heading>
      </fieldset>
      <Heading {...args} level={5} size="label" />
      <fieldset>
        <Heading asChild size="label">
          <legend>Payment</legend>
        </Heading>
      </fieldset>
    </>
  ),
  play: async ({ canvasElement }) => {
    const levels = within(canvasElement)
      .getAllByRole('heading')
      .map(({ tagName }) => tagName);
    await expect(levels).toEqual(['H1', 'H2', 'H3', 'H4', 'H5']);
    await expect(within(canvasElement).getByRole('group', { name: 'Delivery' })).toBeVisible();
  },
};

export const LongText: Story = { args: { children: 'Vierzylinderdieselmotoreneinspritzpumpen '.repeat(3) } };
