import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { AlertDialog } from './AlertDialog.js';

/** A list whose rows can be deleted. */
const List = ({ removes }: { removes: boolean }) => {
  const title = useRef<HTMLHeadingElement>(null);
  const [rows, setRows] = useState(['Disc', 'Drum', 'Pads']);
  const [deleted, setDeleted] = useState<string>();
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        Parts
      </h1>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => setDeleted(row)}>
              Delete {row}
            </button>
          </li>
        ))}
      </ul>
      {deleted !== undefined && (
        <AlertDialog
          title="Delete?"
          confirmLabel="Confirm"
          cancelLabel="Cancle"
          onConfirm={async () => {
            if (removes) setRows(rows.filter((row) => row !== deleted));
            return undefined;
          }}
          onClose={() => setDeleted(undefined)}
          returnFocusRef={title}
        >
          It is gone then.
        </AlertDialog>
      )}
    </>
  );
};

const deleteRow = async (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
};

const focusedText = () => document.activeElement?.textContent;

it('focuses the next row after a deletion, then the previous one, and last the title', async () => {
  render(<List removes />);
  await deleteRow('Delete Drum');
  await waitFor(() => expect(focusedText()).toBe('Delete Pads'));
  await deleteRow('Delete Pads');
  await waitFor(() => expect(focusedText()).toBe('Delete Disc'));
  await deleteRow('Delete Disc');
  await waitFor(() => expect(focusedText()).toBe('Parts'));
});

it('focuses the title after an action that keeps the row', async () => {
  render(<List removes={false} />);
  await deleteRow('Delete Disc');
  await waitFor(() => expect(focusedText()).toBe('Parts'));
});
