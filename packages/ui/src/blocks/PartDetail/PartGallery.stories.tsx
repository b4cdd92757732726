import type { Meta, StoryObj } from '@storybook/react-vite';
import { picturesOf } from '@dealerkit/domain/parts/pictures';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { banglaPart, longWordsPart, picturesPart } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, press, tabTo } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { PartGallery } from './PartGallery.js';

const meta = {
  component: PartGallery,
  args: { part: picturesPart, pictures: picturesOf(picturesPart), sizes: '30rem' },
  decorators: [maxWidth('30rem')],
} satisfies Meta<typeof PartGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

const galleryIn = (canvasElement: HTMLElement) => {
  const gallery = within(within(canvasElement).getByRole('group', { name: 'Pictures of Turbocharger, Reman' }));
  const button = (name: string) => gallery.getByRole('button', { name });
  return { gallery, button };
};

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const { gallery, button } = galleryIn(canvasElement);
    const status = gallery.getByRole('status');
    await expect(status).toHaveTextContent('Picture 1 of 3: The compressor side');
    await tabTo(gallery.getByRole('list', { name: 'Pictures' }), button('Previous picture'), button('Next picture'));
    await press('{Enter}');
    await waitFor(() => expect(status).toHaveTextContent('Picture 2 of 3: What comes with it'));
    await press('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await waitFor(() => expect(status).toHaveTextContent('Picture 3 of 3'));
    await expect(button('Picture 3 of 3')).toHaveAttribute('aria-current', 'true');
    await tabTo(button('Enlarge the picture'), button('Picture 1 of 3: The compressor side'));
    await press('{Enter}');
    await waitFor(() => expect(status).toHaveTextContent('Picture 1 of 3: The compressor side'));
  },
};

/** The enlarged pictures are in a dialog; the gallery then shows the same one. */
export const Enlarged: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ canvasElement }) => {
    const { gallery, button } = galleryIn(canvasElement);
    const enlarge = button('Enlarge the picture');
    await tabTo(
      gallery.getByRole('list', { name: 'Pictures' }),
      button('Previous picture'),
      button('Next picture'),
      enlarge,
    );
    await press('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Turbocharger, Reman' });
    await waitFor(() => expect(within(dialog).getByRole('group', { name: /^Picture 1 of 3/ })).toHaveFocus());
    await press('{ArrowRight}{Escape}');
    await expectFocusReturned(enlarge);
    await waitFor(() => expect(gallery.getByRole('status')).toHaveTextContent('Picture 2 of 3'));
  },
};

/** A swipe scrolls to the next picture, which the status and the thumbnails show. */
export const Swiped: Story = {
  play: async ({ canvasElement }) => {
    const { gallery, button } = galleryIn(canvasElement);
    const track = gallery.getByRole('list', { name: 'Pictures' });
    await fireEvent.pointerDown(track);
    track.scrollTo({ left: track.clientWidth });
    await waitFor(() => expect(gallery.getByRole('status')).toHaveTextContent('Picture 2 of 3: What comes with it'));
    await expect(button('Picture 2 of 3: What comes with it')).toHaveAttribute('aria-current', 'true');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A click anywhere on the picture enlarges it. */
export const Clicked: Story = {
  play: async ({ canvasElement }) => {
    const { left, top, width, height } = galleryIn(canvasElement).button('Previous picture').getBoundingClientRect();
    const target = document.elementFromPoint(left + width * 2, top + height * 2);
    if (!target) throw new Error('There is no picture.');
    await userEvent.click(target);
    await screen.findByRole('dialog');
  },
};

/** A picture that cannot be loaded keeps its place. */
export const Broken: Story = {
  args: {
    pictures: [...picturesOf(picturesPart).slice(0, 1), { image: 'data:image/png;base64,AAAA', text: 'The label' }],
  },
  play: async ({ canvasElement }) => {
    const { gallery, button } = galleryIn(canvasElement);
    await userEvent.click(button('Next picture'));
    await expect((await gallery.findAllByText('The label (no picture)')).length).toBeGreaterThan(0);
  },
};

export const LongText: Story = {
  args: {
    part: longWordsPart,
    pictures: Array.from({ length: 12 }, (_, index) => ({
      image: `/photos/${index % 2 ? 'tyre' : 'headlamp'}-800.jpg`,
      text: 'Vierzylinderdieselmotoreneinspritzpumpenantriebszahnrad '.repeat(3),
    })),
  },
};

export const Bangla: Story = {
  args: {
    part: banglaPart,
    pictures: [
      { image: '/photos/clutch-kit-800.jpg', text: 'সামনের দিক' },
      { image: '/photos/gear-set-800.jpg', text: '' },
    ],
  },
};
