import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { slides } from '../../../stories/fixtures/index.js';
import { press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { Picture } from '../Picture/Picture.js';
import { Carousel } from './Carousel.js';

const meta = {
  component: Carousel,
  args: {
    label: 'Showroom pictures',
    slides: slides.map(({ picture, caption }) => ({
      key: caption,
      name: caption,
      content: <Picture picture={picture} />,
    })),
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const expectSlide = async (canvasElement: HTMLElement, index: number) => {
  const track = canvasElement.querySelector('ul');
  await waitFor(() => expect(Math.round((track?.scrollLeft ?? -1) / (track?.clientWidth ?? 1))).toBe(index));
  const dots = within(canvasElement).getAllByRole('button', { name: /^Show slide/ });
  await waitFor(() =>
    expect(dots.map((dot) => dot.hasAttribute('aria-current'))).toEqual([0, 1, 2, 3].map((n) => n === index)),
  );
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Showroom pictures' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expectSlide(canvasElement, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show slide 4' }));
    await expectSlide(canvasElement, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expectSlide(canvasElement, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await expectSlide(canvasElement, 3);
  },
};

export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await tabTo(canvas.getByRole('button', { name: /the slides$/ }));
    await press('{ArrowRight}');
    await expectSlide(canvasElement, 1);
    await expect(canvas.getByText(`Slide 2 of 4: ${slides[1]?.caption ?? ''}`)).toBeInTheDocument();
    await press('{ArrowLeft}{ArrowLeft}');
    await expectSlide(canvasElement, 3);
    await press('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Pause the slides' })).toHaveFocus();
    await press('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Play the slides' })).toHaveFocus();
    await tabTo(...['Previous slide', 'Next slide'].map((name) => canvas.getByRole('button', { name })));
    await tabUntil(canvas.getByRole('button', { name: 'Show slide 3' }));
    await press(' ');
    await expectSlide(canvasElement, 2);
    await tabUntil(canvas.getByRole('list', { name: 'Slides' }));
  },
};

/** A swipe is a pointer press followed by scrolling; it stops the rotation. */
export const Swipe: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const track = canvas.getByRole('list', { name: 'Slides' });
    await userEvent.click(canvas.getByRole('button', { name: 'Play the slides' }));
    await fireEvent.pointerDown(track);
    track.scrollTo({ left: 2 * track.clientWidth });
    await expectSlide(canvasElement, 2);
    await expect(canvas.getByRole('button', { name: 'Play the slides' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expectSlide(canvasElement, 3);
  },
};

export const LongText: Story = {
  args: {
    slides: slides.map(({ caption }) => ({ key: caption, name: caption, content: <p>{`${caption}. `.repeat(20)}</p> })),
  },
};
