import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Section } from '../../elements/Section/Section.js';
import { slides } from '../../../stories/fixtures/index.js';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { ShowroomCarousel } from './ShowroomCarousel.js';

const meta = {
  component: ShowroomCarousel,
  args: { slides },
  decorators: [
    (Story) => (
      <Section title="Our showrooms" background="brand">
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof ShowroomCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['S033', 'keyboard'],
  play: async ({ canvasElement }) => {
    const figures = within(canvasElement).getAllByRole('figure');
    await expect(figures).toHaveLength(4);
    await expect(figures[1]).toHaveTextContent('The counter: bring the old part and we will match it');
    const second = within(canvasElement).getByRole('button', { name: 'Show slide 2' });
    await tabUntil(second);
    await press('{Enter}');
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
    const liveRegion = canvasElement.querySelector('[aria-live]');
    await expect(liveRegion).toHaveTextContent(/^Slide 2 of 4: The counter: bring the old part and we will match it$/);
    await press('{ArrowLeft}');
    await waitFor(() => expect(second).not.toHaveAttribute('aria-current'));
  },
};

export const LongText: Story = {
  args: { slides: slides.map(({ picture, caption }) => ({ picture, caption: `${caption}. `.repeat(6) })) },
};
