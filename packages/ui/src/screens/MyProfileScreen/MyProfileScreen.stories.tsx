import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import { press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { rejectedSubmitStory } from '../../../stories/submitErrors.js';
import { en } from '../../texts/en.js';
import { paths } from '@dealerkit/domain/paths';
import type { AccountDeletion } from '@dealerkit/domain/account/accountDeletion';
import { myData } from '../../../stories/fixtures/myData.js';
import { PasskeyList } from '../../blocks/PasskeyList/PasskeyList.js';
import { MyProfileScreen } from './MyProfileScreen.js';
import type { MyProfileScreenProps } from './MyProfileScreen.js';

const profile = { name: 'Nasrin Akter', email: 'shopper@example.com', loaction: 'Sylhet', phone: '01700-000142' };

const meta = {
  component: MyProfileScreen,
  parameters: { layout: 'fullscreen', path: paths.myProfile, role: 'customer' },
  args: {
    profile: { state: 'ready', data: profile },
    onUpdate: fn<MyProfileScreenProps['onUpdate']>(async () => undefined),
  },
} satisfies Meta<typeof MyProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const formIn = (canvasElement: HTMLElement) => {
  const main = within(canvasElement).getByRole('main');
  const form = within(main);
  return {
    main,
    location: form.getByRole('textbox', { name: 'Location' }),
    phone: form.getByRole('textbox', { name: 'Phone' }),
    update: form.getByRole('button', { name: 'Update profile' }),
  };
};

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    const { location, phone, update } = formIn(canvasElement);
    await tabUntil(location);
    await expect(location).toHaveValue('Sylhet');
    await press('Habiganj');
    await tabTo(phone, update);
    await press('{Enter}');
    await waitFor(() => expect(args.onUpdate).toHaveBeenCalledWith({ loaction: 'Habiganj', phone: '01700-000142' }));
    await expect(location).toHaveValue('Habiganj');
    await expect(update).toHaveFocus();
    await expect(within(canvasElement).queryByRole('button', { name: 'Sign out everywhere' })).toBeNull();
  },
};

const deletionWith = (data: Partial<AccountDeletion>) => ({
  deletion: { state: 'ready' as const, data: { openOrders: 0, balance: 0, admin: false, ...data } },
  email: profile.email,
  onAsk: fn(async () => undefined),
  onKeep: fn(async () => undefined),
});

/** With what the dealerkit backend offers. */
export const OnDealerkitBackend: Story = {
  tags: ['keyboard'],
  args: {
    onSignOutEverywhere: fn<NonNullable<MyProfileScreenProps['onSignOutEverywhere']>>(async () => undefined),
    myData: { onRead: async () => ({ data: myData }), onSave: fn() },
    accountDeletion: deletionWith({}),
  },
  play: async ({ args, canvasElement }) => {
    await tabUntil(within(canvasElement).getByRole('button', { name: 'Sign out everywhere' }));
    await press('{Enter}');
    await expect(args.onSignOutEverywhere).toHaveBeenCalledOnce();
  },
};

/** The account waits for its deletion. */
export const WaitingForDeletion: Story = {
  args: {
    myData: { onRead: async () => ({ data: myData }), onSave: fn() },
    accountDeletion: deletionWith({ dueAt: '2026-12-04T06:00:00.000Z' }),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Delete my account…' })).toBeNull();
    await tabUntil(canvas.getByRole('button', { name: 'Keep my account' }));
    await press('{Enter}');
    await expect(args.accountDeletion?.onKeep).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'My Profile' })).toHaveFocus());
  },
};

/** With the passkeys of an admin. */
export const Admin: Story = {
  parameters: { role: 'admin' },
  args: {
    passkeys: (
      <PasskeyList
        passkeys={{
          state: 'ready',
          data: {
            passkeys: [{ _id: 'p1', name: 'Office computer', createdAt: '2026-11-02T04:12:00.000Z' }],
            required: false,
            origin: 'https://shop.example',
          },
        }}
        browser="ready"
        onAdd={async () => undefined}
        onRename={async () => undefined}
        onRemove={async () => undefined}
      />
    ),
  },
};

export const Loading: Story = {
  args: { profile: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { profile: { state: 'ready', data: { name: 'Nasrin Akter', email: 'shopper@example.com' } } },
};

export const Failed: Story = failedStory((value) => ({ profile: value }));

const rejected = rejectedSubmitStory({
  args: (reject) => ({ onUpdate: fn<MyProfileScreenProps['onUpdate']>(reject) }),
  prepare: async (canvasElement) => {
    const { main, location, update } = formIn(canvasElement);
    await userEvent.clear(location);
    await userEvent.type(location, 'Habiganj');
    return { container: main, submitButton: update };
  },
});

export const UpdateFailed: Story = rejected(en.errors.server.advice);
export const UpdateInvalid: Story = rejected('phone must not be longer than 40 characters.', {
  phone: 'must not be longer than 40 characters',
});
