import { fn } from 'storybook/test';
import type { UploadPicture } from '../src/blocks/PictureField/PictureField.js';

/** The address that each file gets in stories, by its name. */
const addresses: Readonly<Record<string, string>> = {
  'front.jpg': '/api/pictures/3f6c1d0b9a8e4f27c5d2e1b0a9f8c7d6.jpg',
  'label.jpg': '/photos/gear-set-800.jpg',
  'box.jpg': '/photos/water-pump-800.jpg',
};

/** Uploads every file at once. */
export const uploadAtOnce = () =>
  fn<UploadPicture>(async ({ name }, { onProgress }) => {
    onProgress(1);
    return { image: addresses[name] ?? `/photos/tyre-800.jpg?${name}` };
  });

/** A picture as a user chooses it: a JPEG by its first bytes, or a file of another type. */
export const pictureFile = (name: string, type = 'image/jpeg', size = 3) => {
  const bytes = new Uint8Array(size);
  if (type === 'image/jpeg') bytes.set([0xff, 0xd8, 0xff]);
  return new File([bytes], name, { type });
};

/** Drops files on an area; `fireEvent.drop` would not keep them. */
export const dropFiles = (area: Element, files: readonly File[]) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  area.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
};

/** Pastes files into the page, with this text beside them. */
export const pasteFiles = (files: readonly File[], text?: string) => {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  if (text !== undefined) clipboardData.setData('text/plain', text);
  const event = new Event('paste', { bubbles: true, cancelable: true });
  document.body.dispatchEvent(Object.assign(event, { clipboardData }));
};
