import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Section } from '../../elements/Section/Section.js';
import { slides } from '../../samples.js';
import { ShowroomCarousel } from './ShowroomCarousel.js';

const meta = {
  component: ShowroomCarousel,
  args: { slides },
  decorators: [
    (Story) => (
      <Section title="Our showrooms" ground="hull">
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof ShowroomCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const figures = within(canvasElement).getAllByRole('figure');
    await expect(figures).toHaveLength(4);
    await expect(figures[1]).toHaveTextContent('The counter: bring the old part and we will match it');
  },
};

export const LongText: Story = {
  args: { slides: slides.map(({ picture, caption }) => ({ picture, caption: `${caption}. `.repeat(6) })) },
};
