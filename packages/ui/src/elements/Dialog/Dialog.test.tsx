import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { SubmitResult } from '../../AsyncData.js';
import { en } from '../../texts/en.js';
import { Dialog } from './Dialog.js';

afterEach(() => vi.unstubAllGlobals());

it('lets nobody be locked in by a deed that throws, says so, and reports the fault to whoever wrote it', async () => {
  const report = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', report);
  const fault = new TypeError('the handler is broken');
  const onConfirm = vi.fn<() => SubmitResult>().mockRejectedValueOnce(fault).mockResolvedValue(undefined);
  const onClose = vi.fn<() => void>();
  render(
    <Dialog title="Delete?" confirmLabel="Delete" cancelLabel="Cancle" onConfirm={onConfirm} onClose={onClose}>
      For good.
    </Dialog>,
  );
  const yes = screen.getByRole('button', { name: 'Delete' });
  fireEvent.click(yes);
  expect((await screen.findByRole('alert')).textContent).toBe(en.failure.unexpected.advice);
  expect(report).toHaveBeenCalledExactlyOnceWith(fault);
  expect(yes.hasAttribute('aria-busy')).toBe(false);
  fireEvent.click(yes);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onConfirm).toHaveBeenCalledTimes(2);
});
