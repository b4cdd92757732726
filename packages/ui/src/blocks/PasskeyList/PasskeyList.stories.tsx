import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Passkey, Passkeys } from '@dealerkit/domain/account/passkeys';
import { failedStory } from '../../../stories/asyncStates.js';
import { expectFocusReturned, press, tabTo, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { rejectedSubmitStory } from '../../../stories/submitErrors.js';
import { en } from '../../texts/en.js';
import { PasskeyList } from './PasskeyList.js';
import type { PasskeyListProps } from './PasskeyList.js';

const origin = 'https://shop.example';

const office: Passkey = {
  _id: 'p1',
  name: 'Office computer',
  createdAt: '2026-11-02T04:12:00.000Z',
  lastUsedAt: '2026-11-21T08:30:00.000Z',
};
const phone: Passkey = { _id: 'p2', name: 'Phone of Kamal', createdAt: '2026-11-20T10:00:00.000Z' };

const ready = (passkeys: Passkey[], more: Partial<Passkeys> = {}): PasskeyListProps['passkeys'] => ({
  state: 'ready',
  data: { passkeys, required: false, origin, ...more },
});

const meta = {
  component: PasskeyList,
  args: {
    passkeys: ready([office, phone]),
    browser: 'ready',
    onAdd: fn<PasskeyListProps['onAdd']>(async () => undefined),
    onRename: fn<PasskeyListProps['onRename']>(async () => undefined),
    onRemove: fn<PasskeyListProps['onRemove']>(async () => undefined),
  },
  decorators: [maxWidth('48rem')],
} satisfies Meta<typeof PasskeyList>;
export default meta;
type Story = StoryObj<typeof meta>;

const regionIn = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('region', { name: 'Passkeys' }));

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const region = regionIn(canvasElement);
    const remove = region.getByRole('button', { name: 'Remove the passkey “Phone of Kamal”' });
    await tabUntil(remove);
    await press('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Remove the passkey “Phone of Kamal”?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await press('{Escape}');
    await expectFocusReturned(remove);
    await press('{Enter}');
    const again = await screen.findByRole('alertdialog');
    await tabTo(within(again).getByRole('button', { name: 'Remove' }));
    await press('{Enter}');
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(phone));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const field = region.getByRole('textbox', { name: 'Name of the new passkey' });
    await typeInto(field, ' My tablet {Enter}');
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith('My tablet'));
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

export const Renamed: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const rename = regionIn(canvasElement).getByRole('button', { name: 'Rename the passkey “Phone of Kamal”' });
    await tabUntil(rename);
    await press('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Rename the passkey “Phone of Kamal”' });
    const field = within(dialog).getByRole('textbox', { name: 'New name' });
    await waitFor(() => expect(field).toHaveFocus());
    await press('{Escape}');
    await expectFocusReturned(rename);
    await press('{Enter}');
    const again = within(await screen.findByRole('dialog')).getByRole('textbox');
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.clear(again);
    await press('{Enter}');
    await waitFor(() => expect(again).toHaveAccessibleDescription(/Enter a name/));
    await press('Phone of Rahim{Enter}');
    await waitFor(() => expect(args.onRename).toHaveBeenCalledWith(phone, 'Phone of Rahim'));
    await expectFocusReturned(rename);
  },
};

/** No passkey yet. */
export const Empty: Story = {
  args: { passkeys: ready([]) },
  play: async ({ canvasElement }) => {
    await expect(regionIn(canvasElement).getByText(en.passkeys.none)).toBeVisible();
  },
};

const typeName = async (canvasElement: HTMLElement) => {
  const region = regionIn(canvasElement);
  await userEvent.type(region.getByRole('textbox'), 'My tablet');
  return region.getByRole('button', { name: 'Add passkey' });
};

export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    await typeName(canvasElement);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const region = regionIn(canvasElement);
    await userEvent.click(region.getByRole('button', { name: 'Add passkey' }));
    await expect(region.getByRole('textbox')).toHaveAccessibleDescription(/Enter a name/);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** The browser shows its own window. */
export const Sending: Story = {
  args: { onAdd: fn<PasskeyListProps['onAdd']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const add = await typeName(canvasElement);
    await userEvent.dblClick(add);
    await waitFor(() => expect(add).toHaveAttribute('aria-busy', 'true'));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const EmptyRequired: Story = { args: { passkeys: ready([], { required: true }) } };

export const One: Story = {
  args: { passkeys: ready([office], { required: true }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(regionIn(canvasElement).getByRole('button', { name: /^Remove/ }));
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/It is your last one/);
  },
};

/** The most that an admin can have, with long names. */
export const Full: Story = {
  args: {
    passkeys: ready(
      Array.from({ length: 10 }, (_, n) => ({
        ...office,
        _id: `p${n}`,
        name: `${office.name} ${'1234567890'.repeat(4)}`,
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(regionIn(canvasElement).queryByRole('textbox')).toBeNull();
  },
};

export const Unsupported: Story = { args: { browser: 'unsupported' } };
export const Elsewhere: Story = { args: { browser: 'elsewhere' } };
export const NotOffered: Story = { args: { passkeys: { state: 'ready', data: { passkeys: [], required: false } } } };
export const Loading: Story = { args: { passkeys: { state: 'loading' } } };
export const Failed: Story = failedStory((value) => ({ passkeys: value }));

const notAdded = rejectedSubmitStory({
  args: (reject) => ({ onAdd: fn<PasskeyListProps['onAdd']>(reject) }),
  prepare: async (canvasElement) => {
    const submitButton = await typeName(canvasElement);
    return { container: regionIn(canvasElement).getByRole('form'), submitButton };
  },
});

export const Rejected: Story = notAdded(en.passkeys.cancelled);
export const AddedBefore: Story = notAdded(en.passkeys.registered);

export const NotRenamed: Story = {
  args: { onRename: fn<PasskeyListProps['onRename']>(async () => ({ message: en.errors.passkey.advice })) },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      regionIn(canvasElement).getByRole('button', { name: 'Rename the passkey “Office computer”' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(en.errors.passkey.advice);
  },
};

export const NotRemoved: Story = {
  args: { onRemove: fn<PasskeyListProps['onRemove']>(async () => ({ message: en.errors.passkey.advice })) },
  play: async ({ canvasElement }) => {
    await userEvent.click(regionIn(canvasElement).getByRole('button', { name: /^Remove.*Office/ }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await expect(await within(question).findByRole('alert')).toHaveTextContent(en.errors.passkey.advice);
  },
};
