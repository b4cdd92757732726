import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { DialogOpener, openDialog } from '../../../stories/DialogOpener.js';
import { expectFocusReturned, press, tabTo } from '../../../stories/keyboard.js';
import { PictureCrop } from './PictureCrop.js';
import type { PictureCropProps } from './PictureCrop.js';

const meta = {
  component: PictureCrop,
  render: (args) => <DialogOpener dialog={PictureCrop} props={args} />,
  args: { image: '/photos/owner-640.jpg', alt: 'The compressor side', onCrop: fn(), onClose: fn() },
} satisfies Meta<typeof PictureCrop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first pixel of a picture, and its size. */
const readPicture = async (blob: Blob) => {
  const bitmap = await createImageBitmap(blob);
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  return { width: bitmap.width, height: bitmap.height, pixel: context?.getImageData(0, 0, 1, 1).data.slice(0, 3) };
};

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const { opener, dialog } = await openDialog(canvasElement, 'dialog');
    const inside = within(dialog);
    const picture = inside.getByRole('img', { name: 'The compressor side' });
    await waitFor(() => expect(picture).toHaveStyle({ position: 'absolute', insetBlockStart: '0px' }));
    await tabTo(...['Size', 'Left or right', 'Up or down'].map((name) => inside.getByRole('slider', { name })));
    await tabTo(...['Keep as it is', 'Crop'].map((name) => inside.getByRole('button', { name })));
    await waitFor(() => expect(inside.getByRole('button', { name: 'Crop' })).toHaveAttribute('aria-disabled', 'false'));
    await press('{Enter}');
    await waitFor(() => expect(args.onCrop).toHaveBeenCalledOnce());
    const [[cropped] = [new Blob()]] = mocked<PictureCropProps['onCrop']>(args.onCrop).mock.calls;
    const { width, height, pixel = [] } = await readPicture(cropped);
    await expect(width / height).toBeCloseTo(10 / 9, 2);
    // The grey of the studio photos beside an upright picture.
    for (const colour of pixel) await expect(colour).toBeGreaterThan(210);
    await press('{Escape}');
    await expectFocusReturned(opener);
  },
};

export const Failed: Story = {
  args: { image: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement, 'dialog');
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^The picture could not be cropped/);
  },
};

export const LongText: Story = {
  args: { alt: 'Vierzylinderdieselmotoreneinspritzpumpenantriebszahnrad '.repeat(3) },
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement, 'dialog');
  },
};
