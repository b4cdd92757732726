import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { picturesOf } from '@dealerkit/domain/parts/pictures';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { DialogOpener, openDialog } from '../../../stories/DialogOpener.js';
import { longWordsPart, picturesPart } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, press, tabTo } from '../../../stories/keyboard.js';
import { PictureZoom } from './PictureZoom.js';
import type { PictureZoomProps } from './PictureZoom.js';

const WithPictures = (props: PictureZoomProps) => {
  const [shown, setShown] = useState(props.shown);
  return <PictureZoom {...props} shown={shown} onShow={setShown} />;
};

const meta = {
  component: PictureZoom,
  render: (args) => <DialogOpener dialog={WithPictures} props={args} />,
  args: { part: picturesPart, pictures: picturesOf(picturesPart), shown: 0, onShow: fn(), onClose: fn() },
} satisfies Meta<typeof PictureZoom>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const { opener, dialog } = await openDialog(canvasElement, 'dialog');
  const inside = within(dialog);
  const status = inside.getByRole('status');
  const viewer = inside.getByRole('group');
  await waitFor(() => expect(viewer).toHaveFocus());
  return { opener, status, viewer, button: (name: string) => inside.getByRole('button', { name }) };
};

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ canvasElement }) => {
    const { opener, status, viewer, button } = await open(canvasElement);
    await press('+');
    await expect(status).toHaveTextContent('Picture 1 of 3: The compressor side · Zoom 150%');
    await expect(viewer.scrollWidth).toBeGreaterThan(viewer.clientWidth);
    await expect(viewer.scrollLeft, 'the middle stays in the middle').toBeGreaterThan(0);
    await press('{ArrowRight}');
    await expect(status, 'an arrow key scrolls an enlarged picture').toHaveTextContent('Picture 1 of 3');
    await press('-{ArrowRight}');
    await expect(status).toHaveTextContent('Picture 2 of 3: What comes with it · Zoom 100%');
    await tabTo(...['Previous picture', 'Next picture', 'Zoom out', 'Zoom in'].map(button));
    await press('{Enter}{Enter}{Enter}{Enter}{Enter}');
    await expect(status).toHaveTextContent('Zoom 500%');
    await expect(button('Zoom in')).toHaveAttribute('aria-disabled', 'true');
    await tabTo(button('Whole picture'));
    await press('{Enter}');
    await expect(status).toHaveTextContent('Zoom 100%');
    await press('{Escape}');
    await expectFocusReturned(opener);
  },
};

export const Wheel: Story = {
  play: async ({ canvasElement }) => {
    const { status, viewer } = await open(canvasElement);
    const isScrolled = await fireEvent.wheel(viewer, { deltaY: -200, clientX: 10, clientY: 10 });
    await expect(isScrolled, 'the page does not scroll').toBe(false);
    await waitFor(() => expect(status).toHaveTextContent('Zoom 165%'));
    await fireEvent.wheel(viewer, { deltaY: 2000 });
    await waitFor(() => expect(status).toHaveTextContent('Zoom 100%'));
  },
};

export const Pinch: Story = {
  play: async ({ canvasElement }) => {
    const { status, viewer } = await open(canvasElement);
    // A browser without a touch screen cannot make a `TouchEvent`.
    const touch = async (type: string, ...fingers: number[]) => {
      const touches = fingers.map((clientX) => ({ clientX, clientY: 0 }));
      const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches });
      await fireEvent(viewer, event);
      return event.defaultPrevented;
    };
    await expect(await touch('touchstart', 100)).toBe(false);
    await touch('touchstart', 100, 200);
    await expect(await touch('touchmove', 50, 250)).toBe(true);
    await waitFor(() => expect(status).toHaveTextContent('Zoom 200%'));
    await touch('touchend');
    await touch('touchstart', 0, 300);
    await touch('touchmove', 50, 250);
    await waitFor(() => expect(status).toHaveTextContent('Zoom 133%'));
  },
};

export const OnePicture: Story = {
  args: { pictures: picturesOf(picturesPart).slice(0, 1) },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement, 'dialog');
    await expect(within(dialog).queryByRole('button', { name: 'Next picture' })).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    part: longWordsPart,
    pictures: [
      { image: '/photos/tyre-800.jpg', text: 'Vierzylinderdieselmotoreneinspritzpumpenantriebszahnrad '.repeat(3) },
    ],
  },
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement, 'dialog');
  },
};
