import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longWordsUser, shopper } from '../../../stories/fixtures/index.js';
import { press, tabTo, typeInto } from '../../../stories/keyboard.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { ProfileForm } from './ProfileForm.js';
import type { ProfileFormProps } from './ProfileForm.js';

const profileOf = ({ username = '', email, loaction, phone }: typeof shopper) => ({
  name: username,
  email,
  loaction,
  phone,
});

const meta = {
  component: ProfileForm,
  args: {
    profile: profileOf(shopper),
    onUpdate: fn<ProfileFormProps['onUpdate']>(async () => undefined),
  },
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const formIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    location: canvas.getByRole('textbox', { name: 'Location' }),
    phone: canvas.getByRole('textbox', { name: 'Phone' }),
    update: canvas.getByRole('button', { name: 'Update profile' }),
  };
};

export const Filled: Story = {
  tags: ['keyboard', 'S113'],
  play: async ({ args, canvasElement }) => {
    const { canvas, location, phone, update } = formIn(canvasElement);
    await expect(canvas.getAllByRole('textbox')).toEqual([location, phone]);
    await expect(canvas.getByText('Nasrin Akter')).toBeVisible();
    await expect(canvas.getByText('shopper@example.com')).toBeVisible();
    await typeInto(location, '  Moulvibazar ');
    await tabTo(phone, update);
    await press('{Enter}');
    await waitFor(() => expect(args.onUpdate).toHaveBeenCalledWith({ loaction: 'Moulvibazar', phone: '01700-000142' }));
  },
};

export const Empty: Story = {
  args: { profile: { name: '', email: 'tanvir@example.com' } },
  play: async ({ canvasElement }) => {
    const { location, phone } = formIn(canvasElement);
    await expect(location).toHaveValue('');
    await expect(phone).toHaveValue('');
  },
};

export const Invalid: Story = {
  tags: ['S111', 'S112'],
  args: { profile: { name: 'Nasrin Akter', email: 'shopper@example.com', loaction: '   ' } },
  play: async ({ args, canvasElement }) => {
    const { location, phone, update } = formIn(canvasElement);
    await userEvent.click(update);
    await waitFor(() => expect(location).toHaveAccessibleDescription('Location is Required'));
    await expect(phone).toHaveAccessibleDescription('Phone is Required');
    await expect(location).toHaveFocus();
    await expect(args.onUpdate).not.toHaveBeenCalled();
  },
};

export const NotAPhone: Story = {
  args: { profile: { name: 'Nasrin Akter', email: 'shopper@example.com', loaction: 'Sylhet' } },
  play: async ({ args, canvasElement }) => {
    const { phone, update } = formIn(canvasElement);
    await userEvent.type(phone, 'abc');
    await userEvent.click(update);
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Enter a phone number with at least 6 digits'));
    await expect(phone).toHaveFocus();
    await expect(args.onUpdate).not.toHaveBeenCalled();
  },
};

/** The browser suggests the districts for the location. */
export const WithDistricts: Story = {
  args: { districts: ['Habiganj', 'Moulvibazar', 'Sunamganj', 'Sylhet'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'Location' })).toHaveValue('Sylhet');
  },
};

export const Sending: Story = {
  args: { onUpdate: fn<ProfileFormProps['onUpdate']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const { phone, update } = formIn(canvasElement);
    await userEvent.click(update);
    await waitFor(() => expect(update).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(phone, '{Enter}');
    await expect(args.onUpdate).toHaveBeenCalledOnce();
  },
};

export const Rejected: Story = {
  args: {
    onUpdate: fn<ProfileFormProps['onUpdate']>(async () => ({
      message: 'The profile was not changed.',
      fields: { phone: 'This number is longer than 50 characters' },
    })),
  },
  play: async ({ canvasElement }) => {
    const { canvas, location, phone, update } = formIn(canvasElement);
    await userEvent.type(location, ' Sadar');
    await userEvent.click(update);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The profile was not changed.');
    await expect(phone).toHaveAccessibleDescription('This number is longer than 50 characters');
    await expect(location).toHaveValue('Sylhet Sadar');
    await expect(update).not.toHaveAttribute('aria-busy');
  },
};

export const LongText: Story = { args: { profile: profileOf(longWordsUser) } };

/** A dealer asks for the VAT number; the field has the stored one, and the value of a former field stays. */
export const OwnField: Story = {
  args: {
    profile: { ...profileOf(shopper), extra: { vat: 'BIN 001', Fax: '0821' } },
    children: <TextField name="vat" label={'VAT number'} />,
  },
  play: async ({ args, canvasElement }) => {
    const { canvas, update } = formIn(canvasElement);
    const vat = canvas.getByRole('textbox', { name: 'VAT number' });
    await userEvent.type(vat, '2');
    await userEvent.click(update);
    await waitFor(() =>
      expect(args.onUpdate).toHaveBeenCalledWith(expect.objectContaining({ extra: { vat: 'BIN 0012', Fax: '0821' } })),
    );
    await expect(vat).toHaveValue('BIN 0012');
  },
};

/** Without a field, the stored values are shown. */
export const OwnValue: Story = {
  args: { profile: { ...profileOf(shopper), extra: { 'VAT number': 'BIN 001' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('BIN 001')).toBeVisible();
  },
};
