import type { Meta, StoryObj } from '@storybook/react-vite';
import { picturesOf } from '@dealerkit/domain/parts/pictures';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { picturesPart } from '../../../stories/fixtures/index.js';
import { press, tabTo, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { KeptPictures, pictureFieldIn } from '../../../stories/pictureField.js';
import { uploadAtOnce } from '../../../stories/uploads.js';
import { PictureField } from './PictureField.js';

const pictures = picturesOf(picturesPart);

const meta = {
  component: PictureField,
  render: (args) => <KeptPictures {...args} />,
  args: { pictures: [], notSent: [], upload: uploadAtOnce(), onChange: fn(), onNotSentChange: fn() },
  decorators: [maxWidth('34rem')],
} satisfies Meta<typeof PictureField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const { address, button } = pictureFieldIn(canvasElement);
    await expect(address).toBeRequired();
    await tabTo(button('Choose pictures'));
    await typeInto(address, '/photos/tyre-800.jpg');
    await waitFor(() => expect(address).toHaveAccessibleDescription('The picture was found.'));
  },
};

/** The order is that of the buttons; the button that was pressed keeps the focus. */
export const Sorted: Story = {
  tags: ['keyboard'],
  args: { pictures },
  play: async ({ args, canvasElement }) => {
    const { field, button, texts } = pictureFieldIn(canvasElement);
    await expect(texts()).toEqual(['The compressor side', 'What comes with it', '']);
    const later = button('Move picture 1 later');
    await tabUntil(later);
    await press('{Enter}{Enter}');
    await expect(texts()).toEqual(['What comes with it', '', 'The compressor side']);
    await expect(later).toHaveFocus();
    await expect(later).toHaveAccessibleName('Move picture 3 later');
    await expect(later).toHaveAttribute('aria-disabled', 'true');
    await expect(field.getAllByRole('status')[0]).toHaveTextContent('Picture 2 is now picture 3.');
    await tabTo(button('Crop picture 3'), button('Remove picture 3'));
    await press('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([pictures[1], pictures[2]]);
    await expect(within(canvasElement).getByRole('group', { name: 'Pictures' })).toHaveFocus();
  },
};

/** A picture is dragged by its thumbnail onto another one. */
export const Dragged: Story = {
  args: { pictures },
  play: async ({ canvasElement }) => {
    const { field, texts } = pictureFieldIn(canvasElement);
    const [first, , last] = field.getAllByRole('listitem');
    const handle = first?.querySelector('[draggable="true"]');
    if (!handle || !last) throw new Error('There is nothing to drag.');
    const dataTransfer = new DataTransfer();
    const drag = (target: Element, type: string) =>
      fireEvent(target, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    await drag(handle, 'dragstart');
    await drag(last, 'dragover');
    await drag(last, 'drop');
    await expect(texts()).toEqual(['What comes with it', '', 'The compressor side']);
  },
};

export const WithText: Story = {
  tags: ['keyboard'],
  args: { pictures: pictures.slice(1) },
  play: async ({ args, canvasElement }) => {
    const { field } = pictureFieldIn(canvasElement);
    await typeInto(field.getByRole('textbox', { name: 'What picture 2 shows' }), 'The label; worn ');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      pictures[1],
      { image: '/photos/water-pump-800.jpg', text: 'The label; worn ' },
    ]);
  },
};

/** A typed address is the last picture; another one can follow. */
export const Address: Story = {
  tags: ['keyboard'],
  args: { pictures: pictures.slice(0, 1) },
  play: async ({ args, canvasElement }) => {
    const { field, address, button, texts } = pictureFieldIn(canvasElement);
    await typeInto(address, '/photos/tyre-800.jpg');
    await expect(args.onChange).toHaveBeenLastCalledWith([pictures[0], { image: '/photos/tyre-800.jpg', text: '' }]);
    await tabTo(button('Add this address'));
    await press('{Enter}');
    await expect(address).toHaveValue('');
    await expect(address).toHaveFocus();
    await expect(texts()).toHaveLength(2);
    await expect(field.getByText('/photos/tyre-800.jpg')).toBeVisible();
  },
};

export const Insecure: Story = {
  play: async ({ canvasElement }) => {
    const { address } = pictureFieldIn(canvasElement);
    await userEvent.type(address, new URL('/photos/tyre-800.jpg', document.baseURI).href);
    await waitFor(() => expect(address).toHaveAccessibleDescription(/^This address starts with http:/));
  },
};

export const Invalid: Story = {
  args: { error: 'Wait until all pictures are uploaded.', addressError: 'Image URL is Required' },
  play: async ({ canvasElement }) => {
    await expect(pictureFieldIn(canvasElement).address).toBeInvalid();
  },
};

export const LongText: Story = {
  args: {
    pictures: Array.from({ length: 3 }, (_, index) => ({
      image: `/photos/tyre-800.jpg?${'long-folder/'.repeat(8)}${String(index)}`,
      text: 'Vierzylinderdieselmotoreneinspritzpumpenantriebszahnrad '.repeat(3).trim(),
    })),
    notSent: [`${'9876543210-'.repeat(12)}.jpg`],
  },
};

/** As in a page in Bangla. */
export const Bangla: Story = {
  args: { pictures: [{ image: '/photos/clutch-kit-800.jpg', text: 'সামনের দিক' }], notSent: ['পেছন.jpg'] },
};
