import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { press, tabTo, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { dropFiles, pictureFile, uploadAtOnce } from '../../../stories/uploads.js';
import { Select } from '../../elements/Select/Select.js';
import { AddPartForm } from './AddPartForm.js';
import type { AddPartFormProps } from './AddPartForm.js';

const meta = {
  component: AddPartForm,
  args: { onAdd: fn<AddPartFormProps['onAdd']>(async () => undefined) },
} satisfies Meta<typeof AddPartForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const formIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const field = (name: string) => canvas.getByRole('textbox', { name });
  return {
    canvas,
    image: field('Image URL'),
    name: field('Product name'),
    price: field('Price'),
    minimum: field('Minimum order quantity'),
    available: field('Available quantity'),
    add: canvas.getByRole('button', { name: 'Add part' }),
    preview: canvas.getByText('Preview').parentElement as HTMLElement,
  };
};

const fillIn = async (canvasElement: HTMLElement) => {
  const form = formIn(canvasElement);
  await typeInto(form.price, '৪১,৫০০');
  await typeInto(form.minimum, '২');
  await typeInto(form.available, '12');
  await typeInto(form.name, 'Clutch Kit 430 mm');
  await typeInto(form.image, '/photos/clutch-kit-800.jpg');
  return form;
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const { image, name, price, minimum, available } = formIn(canvasElement);
    await tabTo(price);
    for (const field of [image, minimum]) await expect(field).toBeRequired();
    for (const optional of [name, available]) await expect(optional).not.toBeRequired();
    await expect(available).not.toHaveAccessibleDescription();
  },
};

/** On a server that counts the stock and keeps the reorder level and the shelf. */
export const OwnValues: Story = {
  tags: ['keyboard'],
  args: { hasOwnValues: true },
  play: async ({ args, canvasElement }) => {
    const { canvas, image, minimum, available, add } = formIn(canvasElement);
    await expect(available).toHaveAccessibleDescription('Without a stock quantity this part cannot be ordered here.');
    await typeInto(minimum, '2');
    await typeInto(canvas.getByRole('textbox', { name: 'Shelf' }), 'A-12');
    await typeInto(image, '/photos/clutch-kit-800.jpg');
    await tabUntil(add);
    await press('{Enter}');
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ shelf: 'A-12' })));
  },
};

export const Filled: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const { image, preview } = await fillIn(canvasElement);
    await waitFor(() => expect(image).toHaveAccessibleDescription('The picture was found.'));
    await expect(preview).toHaveTextContent('Clutch Kit 430 mm');
    await expect(preview).toHaveTextContent('41,500');
    await expect(preview.querySelector('img')).toHaveAttribute('src', '/photos/clutch-kit-800.jpg');
  },
};

export const PictureNotFound: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const { canvas, image, preview } = formIn(canvasElement);
    await typeInto(image, 'data:image/png;base64,AAAA');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^There is no picture at this address/));
    await expect(preview.querySelector('img')).toBeNull();
  },
};

export const Sent: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { image, add } = await fillIn(canvasElement);
    await tabUntil(add);
    await press('{Enter}');
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({
        image: '/photos/clutch-kit-800.jpg',
        product_name: 'Clutch Kit 430 mm',
        price: 41500,
        minimum_order_quantity: 2,
        available_quantity: 12,
      }),
    );
    await waitFor(() => expect(image).toHaveValue(''));
  },
};

/** The facts become lines of the description. */
export const Facts: Story = {
  tags: ['keyboard'],
  args: { suggestCategory: async (name) => (/clutch/i.test(name) ? 'Clutch' : undefined) },
  play: async ({ args, canvasElement }) => {
    const { canvas, image, name: productName, minimum, add } = formIn(canvasElement);
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await typeInto(minimum, '1');
    await typeInto(productName, 'Clutch Kit');
    const category = await canvas.findByRole('combobox', { name: 'Category' });
    await expect(category).toHaveAccessibleDescription(/^Suggested from the name: Clutch\./);
    await typeInto(category, 'Clutch kits');
    await expect(canvas.getByRole('textbox', { name: 'Category' })).toHaveAccessibleDescription(/^Such as Clutch/);
    for (const [name, text] of [
      ['Brand', 'Valeo, Pune'],
      ['Grade', 'Genuine'],
      ['Origin', 'India'],
      ['Unit', 'set'],
      ['OEM numbers', '1823-45 A, 99'],
      ['Replaces', '643 3226 00'],
      ['Replaced by', '1823-46 A'],
      ['Fits', 'Tata LPT 1613; Hino AK1J'],
    ] as const)
      await typeInto(field(name), text);
    await typeInto(image, '/photos/clutch-kit-800.jpg');
    await tabUntil(add);
    await press('{Enter}');
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(
        expect.objectContaining({
          description:
            'OEM: 1823-45 A, 99\nReplaces: 643 3226 00\nReplaced by: 1823-46 A\nFits: Tata LPT 1613; Hino AK1J\n' +
            'Category: Clutch kits\nBrand: Valeo, Pune\nGrade: Genuine\nOrigin: India\nUnit: set',
        }),
      ),
    );
  },
};

/** On a host that takes pictures: the first one is the picture of the part, and the others become a line of the description. */
export const Pictures: Story = {
  args: { uploadPicture: uploadAtOnce() },
  play: async ({ args, canvasElement }) => {
    const { canvas, minimum, add, preview } = formIn(canvasElement);
    dropFiles(canvas.getByRole('group', { name: 'Drop or paste pictures here' }), [
      pictureFile('front.jpg'),
      pictureFile('label.jpg'),
    ]);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'What picture 2 shows' }), 'The label');
    await userEvent.type(minimum, '1');
    await waitFor(() => expect(preview.querySelector('img')).not.toBeNull());
    await userEvent.click(add);
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({
        image: '/api/pictures/3f6c1d0b9a8e4f27c5d2e1b0a9f8c7d6.jpg',
        description: 'Pictures: /photos/gear-set-800.jpg | The label',
        minimum_order_quantity: 1,
      }),
    );
    await waitFor(() => expect(canvas.queryAllByRole('textbox', { name: /^What picture/ })).toEqual([]));
  },
};

/** A part with a picture that is not uploaded yet is not added. */
export const PicturePending: Story = {
  args: { uploadPicture: () => new Promise(() => undefined) },
  play: async ({ args, canvasElement }) => {
    const { canvas, minimum, add } = formIn(canvasElement);
    dropFiles(canvas.getByRole('group', { name: 'Drop or paste pictures here' }), [pictureFile('front.jpg')]);
    await canvas.findByRole('progressbar', { name: 'Upload of front.jpg' });
    await userEvent.type(minimum, '1');
    await userEvent.click(add);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Wait until all pictures are uploaded/);
    await expect(canvas.getByRole('group', { name: 'Pictures' })).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  tags: ['S123', 'S124'],
  play: async ({ args, canvasElement }) => {
    const { image, minimum, available, add } = formIn(canvasElement);
    await userEvent.type(available, 'some');
    await userEvent.click(add);
    await waitFor(() => expect(image).toHaveAccessibleDescription(/^Image URL is Required/));
    await expect(minimum).toHaveAccessibleDescription('Minimum order quantity is Required');
    await expect(available).toHaveAccessibleDescription('This must be a whole number');
    await expect(minimum).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { onAdd: fn<AddPartFormProps['onAdd']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const { name, add } = await fillIn(canvasElement);
    await userEvent.click(add);
    await waitFor(() => expect(add).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(name, '{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Rejected: Story = {
  args: {
    onAdd: fn<AddPartFormProps['onAdd']>(async () => ({
      message: 'Nothing was added.',
      fields: { product_name: 'Taken' },
    })),
  },
  play: async ({ canvasElement }) => {
    const { canvas, name, price, add } = await fillIn(canvasElement);
    await userEvent.click(add);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing was added.');
    await expect(name).toHaveAccessibleDescription('Taken');
    await expect(name).toHaveFocus();
    await expect(price).toHaveValue('৪১,৫০০');
  },
};

/** A dealer asks for the warranty. */
export const OwnField: Story = {
  args: {
    children: (
      <Select name="warranty" label={'Warranty'}>
        <option>{'None'}</option>
        <option>{'One year'}</option>
      </Select>
    ),
  },
  play: async ({ args, canvasElement }) => {
    const { canvas, add } = await fillIn(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Warranty' }), 'One year');
    await userEvent.click(add);
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ extra: { warranty: 'One year' } })),
    );
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Warranty' })).toHaveValue('None'));
  },
};
