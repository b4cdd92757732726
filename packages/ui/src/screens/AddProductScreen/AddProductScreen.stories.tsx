import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { rejectedSubmitStory } from '../../../stories/submitErrors.js';
import { paths } from '@dealerkit/domain/paths';
import { AddProductScreen } from './AddProductScreen.js';
import type { AddProductScreenProps } from './AddProductScreen.js';

const meta = {
  component: AddProductScreen,
  parameters: { layout: 'fullscreen', path: paths.addProduct, role: 'admin' },
  args: { importHref: '/dashboard/import', onAdd: fn<AddProductScreenProps['onAdd']>(async () => undefined) },
} satisfies Meta<typeof AddProductScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const formIn = (canvasElement: HTMLElement) => {
  const main = within(canvasElement).getByRole('main');
  const form = within(main);
  return {
    main,
    image: form.getByRole('textbox', { name: 'Image URL' }),
    name: form.getByRole('textbox', { name: 'Product name' }),
    minimum: form.getByRole('textbox', { name: 'Minimum order quantity' }),
    add: form.getByRole('button', { name: 'Add part' }),
  };
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Add A Products' })).toBeVisible();
  },
};

const part = { image: '/photos/tyre-800.jpg', product_name: 'Drive Axle Tyre', minimum_order_quantity: 4 };

export const Added: Story = {
  tags: ['keyboard', 'S125'],
  play: async ({ args, canvasElement }) => {
    const { image, name, minimum, add } = formIn(canvasElement);
    await tabUntil(minimum);
    await press('4');
    await tabUntil(name);
    await press(part.product_name);
    await tabUntil(image);
    await press(part.image);
    await tabUntil(add);
    await press('{Enter}');
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith(part));
    await waitFor(() => expect(image).toHaveValue(''));
    await expect(add).toHaveFocus();
  },
};

export const Preview: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(formIn(canvasElement).image, part.image);
    await waitFor(() => expect(within(canvasElement).getByText('The picture was found.')).toBeVisible());
  },
};

const rejected = rejectedSubmitStory({
  args: (reject) => ({ onAdd: fn<AddProductScreenProps['onAdd']>(reject) }),
  prepare: async (canvasElement) => {
    const { main, image, name, minimum, add } = formIn(canvasElement);
    await userEvent.type(image, part.image);
    await userEvent.type(name, part.product_name);
    await userEvent.type(minimum, '4');
    return { container: main, submitButton: add };
  },
});

export const Invalid: Story = rejected('price must not be longer than 100 characters, description must be text.', {
  price: 'must not be longer than 100 characters',
  description: 'must be text',
});
