import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { barePart, factsPart, picturesPart } from '../../../stories/fixtures/index.js';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { uploadAtOnce } from '../../../stories/uploads.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { EditPartForm } from './EditPartForm.js';
import type { EditPartFormProps } from './EditPartForm.js';

const meta = {
  component: EditPartForm,
  args: { part: factsPart, onSave: fn<EditPartFormProps['onSave']>(async () => undefined), onSaved: fn() },
  decorators: [maxWidth('30rem')],
} satisfies Meta<typeof EditPartForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const formIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const field = (name: string) => canvas.getByRole('textbox', { name });
  return {
    canvas,
    price: field('Price'),
    available: field('Available quantity'),
    oem: field('OEM numbers'),
    save: canvas.getByRole('button', { name: 'Save' }),
  };
};

const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/** A part without values. */
export const Empty: Story = {
  args: { part: barePart },
  play: async ({ canvasElement }) => {
    const { available } = formIn(canvasElement);
    await expect(available).toHaveAccessibleDescription('Without a stock quantity this part cannot be ordered here.');
  },
};

export const Filled: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { price, available, oem, save } = formIn(canvasElement);
    await expect(price).toHaveValue('36800');
    await expect(oem).toHaveValue('1823-45 A, 3482 000 556');
    await tabUntil(price);
    await press('{Control>}a{/Control}৩৫,৫০০');
    await tabUntil(available);
    await press('{Control>}a{/Control}11');
    await tabUntil(save);
    await press('{Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        read: { price: 36800, available_quantity: 9 },
        changes: { price: 35500, available_quantity: 11 },
      }),
    );
    await expect(args.onSaved).toHaveBeenCalledOnce();
  },
};

/** A dealer states the weight; the value of a former field stays. */
export const OwnField: Story = {
  args: {
    part: { ...factsPart, extra: { Weight: '9 kg', Guarantee: '6 months' } },
    children: <TextField name="Weight" label={'Weight'} />,
  },
  play: async ({ args, canvasElement }) => {
    const { canvas, save } = formIn(canvasElement);
    await retype(canvas.getByRole('textbox', { name: 'Weight' }), '9.4 kg');
    await userEvent.click(save);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        read: { extra: { Weight: '9 kg', Guarantee: '6 months' } },
        changes: { extra: { Weight: '9.4 kg', Guarantee: '6 months' } },
      }),
    );
  },
};

/** A part without a category has the suggested one; the lines that are no facts stay in the description. */
export const Facts: Story = {
  args: {
    part: { ...factsPart, description: `${factsPart.description ?? ''}\nColour: black\nBrand: Valeo` },
    suggestCategory: async () => 'Clutch',
  },
  play: async ({ args, canvasElement }) => {
    const { canvas, save } = formIn(canvasElement);
    const category = await canvas.findByRole('combobox', { name: 'Category' });
    await expect(category).toHaveAccessibleDescription(/^Suggested from the name: Clutch\./);
    await expect(canvas.getByRole('textbox', { name: 'Brand' })).toHaveValue('Valeo');
    await retype(category, 'Clutch');
    await userEvent.click(save);
    const description: unknown = expect.stringMatching(
      /^Pressure plate.*\nColour: black\nOEM: 1823-45 A, 3482 000 556\n[^]*\nCategory: Clutch\nBrand: Valeo$/,
    );
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ changes: { description } })),
    );
  },
};

/** On a host that takes pictures they can be sorted: the first one is the picture of the part. */
export const Pictures: Story = {
  args: { part: picturesPart, uploadPicture: uploadAtOnce() },
  play: async ({ args, canvasElement }) => {
    const { canvas, save } = formIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Move picture 2 earlier' }));
    await userEvent.click(save);
    const { image, description } = picturesPart;
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        read: { image, description },
        changes: {
          image: '/photos/gear-set-800.jpg',
          description: `Balanced, with new seals and gaskets.\nOEM: 2674-A 226\nPictures: /photos/gear-set-800.jpg | What comes with it; ${String(image)} | The compressor side; /photos/water-pump-800.jpg`,
        },
      }),
    );
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, available, save } = formIn(canvasElement);
    await userEvent.click(save);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing has been changed.');
    await userEvent.clear(available);
    await userEvent.click(save);
    await waitFor(() => expect(available).toHaveAccessibleDescription(/^This must be a whole number/));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { onSave: fn<EditPartFormProps['onSave']>(() => new Promise(() => undefined)) },
  play: async ({ canvasElement }) => {
    const { price, save } = formIn(canvasElement);
    await retype(price, '35500');
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Rejected: Story = {
  args: {
    onSave: fn<EditPartFormProps['onSave']>(async () => ({
      message: 'A part with this name is already on sale.',
      fields: { product_name: 'Taken' },
    })),
  },
  play: async ({ canvasElement }) => {
    const { canvas, price, save } = formIn(canvasElement);
    await retype(price, '35500');
    await userEvent.click(save);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('A part with this name is already on sale.');
    await expect(canvas.getByRole('textbox', { name: 'Product name' })).toHaveAccessibleDescription('Taken');
    await expect(price).toHaveValue('35500');
  },
};

export const Conflict: Story = {
  args: {
    onSave: fn<EditPartFormProps['onSave']>(async ({ read }) =>
      read.price === 36800
        ? { message: 'Changed.', present: { ...factsPart, price: 37000, available_quantity: 4 } }
        : undefined,
    ),
  },
  play: async ({ args, canvasElement }) => {
    const { canvas, price, save } = formIn(canvasElement);
    await retype(price, '35500');
    await userEvent.click(save);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Another admin has changed this part/);
    await expect(price).toHaveAccessibleDescription(/^Now ৳37,000, was ৳36,800/);
    await expect(price).toHaveValue('35500');
    await userEvent.click(save);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({ read: { price: 37000 }, changes: { price: 35500 } }),
    );
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
  },
};
