import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { SubmitResult } from '../../AsyncData.js';
import { en } from '../../texts/en.js';
import { AlertDialog } from './AlertDialog.js';

afterEach(() => vi.unstubAllGlobals());

it('shows an error, reports it and stays usable when the action throws', async () => {
  const report = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', report);
  const error = new TypeError('the handler is broken');
  const onConfirm = vi.fn<() => Promise<SubmitResult>>().mockRejectedValueOnce(error).mockResolvedValue(undefined);
  const onClose = vi.fn<() => void>();
  render(
    <AlertDialog title="Delete?" confirmLabel="Delete" cancelLabel="Cancle" onConfirm={onConfirm} onClose={onClose}>
      This cannot be undone.
    </AlertDialog>,
  );
  const confirm = screen.getByRole('button', { name: 'Delete' });
  fireEvent.click(confirm);
  expect((await screen.findByRole('alert')).textContent).toBe(en.errors.unexpected.advice);
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
  await waitFor(() => expect(confirm.hasAttribute('aria-busy')).toBe(false));
  fireEvent.click(confirm);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onConfirm).toHaveBeenCalledTimes(2);
});

it.each([
  ['returns nothing', () => undefined],
  ['resolves to nothing', async () => Promise.resolve()],
])('closes after an action that %s', async (_, onConfirm) => {
  const onClose = vi.fn<() => void>();
  render(
    <AlertDialog title="Delete?" confirmLabel="Delete" cancelLabel="Cancle" onConfirm={onConfirm} onClose={onClose}>
      This cannot be undone.
    </AlertDialog>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('stays open after an action that returns an error', async () => {
  const onConfirm = () => ({ message: 'This part has orders.' });
  const onClose = vi.fn<() => void>();
  render(
    <AlertDialog title="Delete?" confirmLabel="Delete" cancelLabel="Cancle" onConfirm={onConfirm} onClose={onClose}>
      This cannot be undone.
    </AlertDialog>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This part has orders.');
  expect(onClose).not.toHaveBeenCalled();
});
