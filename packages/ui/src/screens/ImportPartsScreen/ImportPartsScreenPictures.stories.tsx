import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../../texts/en.js';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusReturned, press, tabUntil } from '../../../stories/keyboard.js';
import { listOf } from '../../../stories/importSite.js';
import { dropFiles, pasteFiles, pictureFile } from '../../../stories/uploads.js';
import { ImportPartsScreen } from './ImportPartsScreen.js';
import importMeta from './ImportPartsScreen.stories.js';
import type { ImportPartsScreenProps } from './ImportPartsScreen.js';

const cells = [
  ['Clutch Kit 430 mm', '41500', '1', '12', 'clutch-kit.jpg; Clutch-Kit-back.jpg', ''],
  ['Brake Disc, front', '6200', '2', '40', 'brake-disc.jpg', ''],
  ['Wheel Stud', '250', '10', '1000', '/photos/steel-wheel-800.jpg', ''],
];

const meta = {
  ...importMeta,
  title: 'ImportPartsScreen',
  component: ImportPartsScreen,
  args: { ...importMeta.args, takesPictures: true, list: listOf(cells) },
} satisfies Meta<ImportPartsScreenProps>;
export default meta;
type Story = StoryObj<ImportPartsScreenProps>;

const picturesIn = (canvasElement: HTMLElement) => {
  const main = within(within(canvasElement).getByRole('main'));
  const region = within(main.getByRole('region', { name: 'Pictures' }));
  return {
    main,
    region,
    row: (name: RegExp) => main.getByRole('row', { name }),
    choose: (...names: string[]) =>
      dropFiles(
        region.getByRole('group', { name: 'Drop or paste pictures here' }),
        names.map((name) => pictureFile(name)),
      ),
  };
};

/** No file is chosen yet: rows that name none can be imported. */
export const NoPictureChosen: Story = {
  play: async ({ canvasElement }) => {
    const { main, region, row } = picturesIn(canvasElement);
    await expect(region.getByRole('status')).toHaveTextContent('0 of 3 files are chosen');
    await expect(
      region.getByText(/^Not chosen yet: clutch-kit.jpg, Clutch-Kit-back.jpg, and brake-disc.jpg/),
    ).toBeVisible();
    await expect(row(/Brake Disc/)).toHaveTextContent('File not chosen yet: brake-disc.jpg');
    await expect(main.getByRole('button', { name: 'Import 3 parts' })).toBeVisible();
  },
};

export const PicturesMatched: Story = {
  play: async ({ args, canvasElement }) => {
    const { main, region, choose, row } = picturesIn(canvasElement);
    choose('CLUTCH-KIT.JPG', 'clutch-kit-back.jpg', 'brake-disc.jpg');
    await waitFor(() => expect(region.getByRole('status')).toHaveTextContent('3 of 3 files are chosen'));
    await expect(row(/Clutch Kit/)).toHaveTextContent('Ready');
    await userEvent.click(main.getByRole('button', { name: 'Import 3 parts' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** The name of a file is corrected in its row. */
export const PictureMissing: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { main, region, choose, row } = picturesIn(canvasElement);
    choose('clutch-kit.jpg', 'clutch-kit-back.jpg', 'brake disc.jpg');
    await waitFor(() => expect(region.getByRole('status')).toHaveTextContent('2 of 3 files are chosen'));
    await expect(region.getByText(/No row names these files.*brake disc.jpg/)).toBeVisible();
    await tabUntil(main.getByRole('button', { name: /^Correct Pictures, row 3/ }));
    await press('{Enter}brake disc.jpg{Enter}');
    await waitFor(() => expect(row(/Brake Disc/)).toHaveTextContent('Ready'));
    await expect(args.onListChange).toHaveBeenCalledWith(expect.anything(), [3]);
    await expect(region.getByRole('status')).toHaveTextContent('3 of 3 files are chosen');
    await expect(region.queryByText(/No row names/)).toBeNull();
  },
};

export const PictureUnused: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const { region, choose } = picturesIn(canvasElement);
    choose('shop.jpg', 'yard.jpg');
    await expect(
      await region.findByText('No row names these files, so they are not uploaded: shop.jpg and yard.jpg.'),
    ).toBeVisible();
    const leaveOut = region.getByRole('button', { name: 'Leave them out' });
    await tabUntil(leaveOut);
    await press('{Enter}');
    await waitFor(() => expect(region.queryByText(/No row names/)).toBeNull());
    await expectFocusReturned(region.getByRole('heading', { name: 'Pictures' }));
  },
};

/** Without a row that names a file, nothing is left to show. */
export const NoPictureLeft: Story = {
  tags: ['keyboard'],
  args: { list: listOf(cells.slice(2)) },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    pasteFiles([pictureFile('shop.jpg')]);
    await tabUntil(await main.findByRole('button', { name: 'Leave them out' }));
    await press('{Enter}');
    await expectFocusReturned(main.getByRole('heading', { name: 'parts.csv' }));
    await expect(main.queryByRole('region', { name: 'Pictures' })).toBeNull();
  },
};

/** Files of the former list are not taken for those of the same name that another list names. */
export const AnotherList: Story = {
  args: { onRead: fn<ImportPartsScreenProps['onRead']>(async () => ({ rows: listOf(cells.slice(1)).rows })) },
  play: async ({ canvasElement }) => {
    const { main, choose, row } = picturesIn(canvasElement);
    choose('brake-disc.jpg');
    await waitFor(() => expect(row(/Brake Disc/)).toHaveTextContent('Ready'));
    await userEvent.click(main.getByRole('button', { name: 'Choose another list' }));
    await userEvent.type(main.getByRole('textbox', { name: 'Paste your list' }), 'Name');
    await userEvent.click(main.getByRole('button', { name: 'Check the list' }));
    await expect(await main.findByRole('region', { name: 'Pictures' })).toHaveTextContent('0 of 1 files are chosen');
    await expect(row(/Brake Disc/)).toHaveTextContent('File not chosen yet: brake-disc.jpg');
  },
};

/** Another kind of file is left out as in the form for one part. */
export const PictureOfWrongType: Story = {
  play: async ({ canvasElement }) => {
    const { region } = picturesIn(canvasElement);
    const area = region.getByRole('group', { name: 'Drop or paste pictures here' });
    dropFiles(area, [pictureFile('letter.pdf', 'application/pdf')]);
    await expect(await region.findByRole('alert')).toHaveTextContent(/Left out: letter\.pdf\.$/);
  },
};

export const UploadingPicture: Story = {
  args: { run: { state: 'running', upload: { file: 'clutch-kit.jpg', sent: 0.4 } } },
  play: async ({ args, canvasElement }) => {
    const { main, region } = picturesIn(canvasElement);
    await expect(region.queryByRole('status')).toBeNull();
    await expect(main.getByRole('progressbar', { name: 'Upload of clutch-kit.jpg' })).toHaveValue(0.4);
    await expect(main.getByText('Upload of clutch-kit.jpg')).toBeVisible();
    await expect(main.queryByRole('button', { name: 'Choose pictures' })).toBeNull();
    await userEvent.click(main.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

const damaged = 'brake-disc.jpg: This picture is damaged or incomplete: choose the file again.';

/** The host has refused one picture; another file of this name is sent in its place. */
export const PictureRefused: Story = {
  args: {
    outcomes: new Map([[3, { state: 'refused', message: damaged, fields: { image: damaged } }]]),
    run: { state: 'stopped', message: `clutch-kit.jpg: ${en.errors.offline.advice}` },
  },
  play: async ({ args, canvasElement }) => {
    const { main, row, choose } = picturesIn(canvasElement);
    await expect(main.getByRole('alert')).toHaveTextContent(en.errors.offline.advice);
    await expect(row(/Brake Disc/)).toHaveTextContent(damaged);
    choose('brake-disc.jpg');
    await waitFor(() => expect(args.onListChange).toHaveBeenCalledWith(expect.anything(), [3]));
  },
};

/** As in a page in Bangla. */
export const PicturesInBangla: Story = {
  globals: { language: 'bn' },
  args: { list: listOf([...cells, ['হাব', '', '1', '', 'হাব সামনে.jpg', '']]) },
};

/** A host that takes no pictures needs their addresses. */
export const AddressesOnly: Story = {
  args: { takesPictures: false },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.queryByRole('region', { name: 'Pictures' })).toBeNull();
    await expect(main.getByRole('button', { name: /^Correct Image URL, row 3/ })).toHaveTextContent(
      'This shop takes no picture files. Enter the address of the picture instead.',
    );
  },
};
