import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '@dealerkit/domain/paths';
import { failedStory } from '../../../stories/asyncStates.js';
import { leafSpring, synonyms } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, press, tabTo, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { en } from '../../texts/en.js';
import { SynonymsScreen } from './SynonymsScreen.js';
import type { SynonymsScreenProps } from './SynonymsScreen.js';

const meta = {
  component: SynonymsScreen,
  parameters: { layout: 'fullscreen', path: paths.synonyms, role: 'admin' },
  args: {
    synonyms: { state: 'ready', data: synonyms },
    onSave: fn<SynonymsScreenProps['onSave']>(async () => undefined),
    onRemove: fn<SynonymsScreenProps['onRemove']>(async () => undefined),
  },
} satisfies Meta<typeof SynonymsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Trade names' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /leaf-spring/ })).toHaveTextContent('kamani, kamany');
    const add = canvas.getByRole('button', { name: 'Add a trade name' });
    await tabUntil(add);
    await press('{Enter}');
    await screen.findByRole('dialog', { name: 'Add a trade name' });
    await press('{Escape}');
    await expectFocusReturned(add);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await tabUntil(canvas.getByRole('button', { name: 'Edit leaf-spring' }));
    await press('{Enter}');
    const edit = within(await screen.findByRole('dialog', { name: 'Edit leaf-spring' }));
    await typeInto(edit.getByRole('textbox', { name: 'Spellings in Latin letters' }), '{End}, kamanni{Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ ...leafSpring, latin: ['kamani', 'kamany', 'kamanni'] }, leafSpring),
    );
    await expectFocusReturned(canvas.getByRole('button', { name: 'Edit leaf-spring' }));
  },
};

/** Updates the list after the request, as an application does. */
const WithUpdatedNames = (props: SynonymsScreenProps) => {
  const [rows, setRows] = useState(synonyms);
  return (
    <SynonymsScreen
      {...props}
      synonyms={{ state: 'ready', data: rows }}
      onRemove={(removed) => {
        setRows((before) => before.filter(({ kind }) => kind !== removed.kind));
        return props.onRemove(removed);
      }}
    />
  );
};

export const Removed: Story = {
  tags: ['keyboard'],
  render: (args) => <WithUpdatedNames {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await tabUntil(canvas.getByRole('button', { name: 'Remove leaf-spring' }));
    await press('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the trade names of leaf-spring?' }));
    await expect(dialog.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await tabTo(dialog.getByRole('button', { name: 'Remove' }));
    await press('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /leaf-spring/ })).toBeNull());
    await expect(args.onRemove).toHaveBeenCalledWith(leafSpring);
  },
};

/** Opened from a search without result, with its words. */
export const WithSpelling: Story = {
  args: {
    spelling: 'kamani pata',
    known: { kinds: ['leaf-spring', 'horn'], categories: ['Suspension', 'Electrical'] },
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Add a trade name' }));
    await expect(sheet.getByRole('textbox', { name: 'Spellings in Latin letters' })).toHaveValue('kamani pata');
  },
};

export const Indexing: Story = {
  args: { indexing: { done: 1200, all: 24_000 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/1,200 of 24,000 parts are done\. Customers can search meanwhile\./)).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Progress of the update' })).toHaveAttribute('value', '1200');
  },
};

/** What is typed stays. */
export const Conflict: Story = {
  args: { onSave: fn<SynonymsScreenProps['onSave']>(async () => ({ message: en.synonyms.conflict })) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit horn' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Edit horn' }));
    const latin = sheet.getByRole('textbox', { name: 'Spellings in Latin letters' });
    await userEvent.type(latin, ', bepu');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expect(await sheet.findByRole('alert')).toHaveTextContent(/^Another admin has changed the trade names/);
    await expect(latin).toHaveValue('vepu, bhepu, bepu');
  },
};

export const Empty: Story = {
  args: { synonyms: { state: 'ready', data: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No trade names of your own')).toBeVisible();
  },
};

export const Loading: Story = { args: { synonyms: { state: 'loading' } } };

export const Failed: Story = failedStory((value) => ({ synonyms: value }));
