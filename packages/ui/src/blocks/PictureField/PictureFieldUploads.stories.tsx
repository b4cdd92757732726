import type { Meta, StoryObj } from '@storybook/react-vite';
import { picturesOf } from '@dealerkit/domain/parts/pictures';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { picturesPart } from '../../../stories/fixtures/index.js';
import { press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { KeptPictures, pictureFieldIn } from '../../../stories/pictureField.js';
import { dropFiles, pasteFiles, pictureFile, uploadAtOnce } from '../../../stories/uploads.js';
import { PictureField } from './PictureField.js';
import type { UploadPicture } from './PictureField.js';

const pictures = picturesOf(picturesPart);

const meta = {
  component: PictureField,
  render: (args) => <KeptPictures {...args} />,
  args: { pictures: [], notSent: [], upload: uploadAtOnce(), onChange: fn(), onNotSentChange: fn() },
  decorators: [maxWidth('34rem')],
} satisfies Meta<typeof PictureField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pictures are uploaded one after the other, in the order in which they were chosen. */
export const Several: Story = {
  play: async ({ args, canvasElement }) => {
    const { field, area, texts } = pictureFieldIn(canvasElement);
    dropFiles(area, [pictureFile('front.jpg'), pictureFile('label.jpg')]);
    await waitFor(() => expect(texts()).toHaveLength(2));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { image: '/api/pictures/3f6c1d0b9a8e4f27c5d2e1b0a9f8c7d6.jpg', text: '' },
      { image: '/photos/gear-set-800.jpg', text: '' },
    ]);
    await waitFor(() => expect(args.onNotSentChange).toHaveBeenLastCalledWith([]));
    await expect(field.getAllByRole('status')[0]).toHaveTextContent('label.jpg was uploaded.');
  },
};

export const Uploading: Story = {
  args: {
    upload: fn<UploadPicture>((_, { onProgress }) => {
      onProgress(0.4);
      return new Promise(() => undefined);
    }),
  },
  play: async ({ args, canvasElement }) => {
    const { field, area, button } = pictureFieldIn(canvasElement);
    dropFiles(area, [pictureFile('front.jpg'), pictureFile('label.jpg')]);
    await waitFor(() => expect(field.getByRole('progressbar', { name: 'Upload of front.jpg' })).toHaveValue(0.4));
    await expect(field.getByText('Waiting')).toBeVisible();
    await expect(args.onNotSentChange).toHaveBeenLastCalledWith(['front.jpg', 'label.jpg']);
    await userEvent.click(button('Cancel the upload of front.jpg'));
    await waitFor(() => expect(mocked(args.upload).mock.calls[0]?.[1].signal.aborted).toBe(true));
    await field.findByRole('progressbar', { name: 'Upload of label.jpg' });
  },
};

export const Failed: Story = {
  tags: ['keyboard'],
  args: {
    upload: fn<UploadPicture>(async ({ name }) =>
      name === 'front.jpg'
        ? { message: 'The shop could not be reached. Check your connection and try again.' }
        : { image: '/photos/gear-set-800.jpg' },
    ),
  },
  play: async ({ args, canvasElement }) => {
    const { field, area, button } = pictureFieldIn(canvasElement);
    dropFiles(area, [pictureFile('front.jpg'), pictureFile('label.jpg')]);
    await expect(await field.findByRole('alert')).toHaveTextContent(/^The shop could not be reached/);
    await waitFor(() => expect(args.onNotSentChange).toHaveBeenLastCalledWith(['front.jpg']));
    await tabUntil(button('Try again to upload front.jpg'));
    await press('{Enter}');
    await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(3));
    await field.findByRole('alert');
  },
};

/** The host does not get files that it would refuse. */
export const Refused: Story = {
  play: async ({ args, canvasElement }) => {
    const { field, area } = pictureFieldIn(canvasElement);
    dropFiles(area, [
      pictureFile('plan.svg', 'image/svg+xml'),
      pictureFile('huge.jpg', 'image/jpeg', 15 * 1024 * 1024 + 1),
    ]);
    await expect(await field.findByRole('alert')).toHaveTextContent(
      'Only JPEG, PNG, WebP and AVIF pictures can be uploaded. Left out: plan.svg. This browser could not make pictures of more than 15 MB smaller. Left out: huge.jpg.',
    );
    await expect(args.upload).not.toHaveBeenCalled();
  },
};

export const TooMany: Story = {
  args: {
    pictures: Array.from({ length: 11 }, (_, index) => ({ image: `/photos/tyre-800.jpg?${String(index)}`, text: '' })),
  },
  play: async ({ canvasElement }) => {
    const { field, area, texts } = pictureFieldIn(canvasElement);
    dropFiles(
      area,
      Array.from({ length: 200 }, (_, index) => pictureFile(`${String(index)}.jpg`)),
    );
    await expect(await field.findByRole('alert')).toHaveTextContent(
      'A part has at most 12 pictures. Files left out: 199.',
    );
    await waitFor(() => expect(texts()).toHaveLength(12));
  },
};

/** Only a pasted picture is taken, not the picture of pasted cells. */
export const Pasted: Story = {
  play: async ({ args, canvasElement }) => {
    const { texts } = pictureFieldIn(canvasElement);
    pasteFiles([pictureFile('front.jpg')], 'Clutch\t2');
    await expect(args.upload).not.toHaveBeenCalled();
    pasteFiles([pictureFile('front.jpg')]);
    await waitFor(() => expect(texts()).toHaveLength(1));
  },
};

/** After a reload the uploaded pictures are there; the others must be chosen again. */
export const AfterReload: Story = {
  tags: ['keyboard'],
  args: { pictures: pictures.slice(0, 1), notSent: ['label.jpg', 'box.jpg'] },
  play: async ({ args, canvasElement }) => {
    const { field, area, button } = pictureFieldIn(canvasElement);
    dropFiles(area, [pictureFile('label.jpg')]);
    await waitFor(() => expect(field.getByText(/were not uploaded yet: box\.jpg\./)).toBeVisible());
    await waitFor(() => expect(args.onNotSentChange).toHaveBeenLastCalledWith(['box.jpg']));
    await tabTo(button('Continue without them'));
    await press('{Enter}');
    await waitFor(() => expect(args.onNotSentChange).toHaveBeenLastCalledWith([]));
    await expect(within(canvasElement).getByRole('group', { name: 'Pictures' })).toHaveFocus();
  },
};
