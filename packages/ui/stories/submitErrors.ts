import { foldText } from '@dealerkit/domain/text/foldText';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SubmitError } from '../src/AsyncData.js';

interface Submission<Args> {
  /** Returns args with a submit handler that calls `reject`. */
  args: (reject: () => Promise<SubmitError>) => Args;
  /** Fills in everything and stops before the submit button. */
  prepare: (canvasElement: HTMLElement) => Promise<{
    /** Contains the fields and shows the error message. */
    container: HTMLElement;
    submitButton: HTMLElement;
  }>;
}

const fieldsIn = (container: HTMLElement) => [...container.querySelectorAll<HTMLInputElement>('input, textarea')];

/** A phone field shows the international form of a local number once the focus has left it. */
const valuesIn = (container: HTMLElement) =>
  fieldsIn(container).map(({ type, value }) => (type === 'tel' ? foldText(value) : value));

const isInvalid = (field: HTMLInputElement) => field.getAttribute('aria-invalid') === 'true';

/**
 * Returns a function that makes the story of a rejected submission: an alert gives the reason, each wrong field is described
 * by its message, the first of them has the focus, values stay, and the same button submits again.
 */
export const rejectedSubmitStory =
  <Args>({ args, prepare }: Submission<Args>) =>
  (message: string, fields: Record<string, string> = {}) => {
    let calls = 0;
    const reject = async (): Promise<SubmitError> => {
      calls += 1;
      return { message, fields };
    };
    return {
      args: args(reject),
      play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
        calls = 0;
        const { container, submitButton } = await prepare(canvasElement);
        const values = valuesIn(container);
        for (const call of [1, 2]) {
          await userEvent.click(submitButton);
          await waitFor(() => expect(calls).toBe(call));
          await expect((await within(container).findByRole('alert')).textContent).toBe(message);
          await waitFor(() => expect(submitButton).not.toHaveAttribute('aria-busy'));
        }
        await expect(valuesIn(container)).toEqual(values);
        const invalid = fieldsIn(container).filter(isInvalid);
        await expect(invalid.map(({ name }) => name)).toEqual(Object.keys(fields));
        for (const field of invalid) {
          await expect(field).toHaveAccessibleDescription(expect.stringContaining(fields[field.name] ?? ''));
        }
        if (invalid[0]) await expect(invalid[0]).toHaveFocus();
      },
    };
  };

/** The same for a dialog: one button opens it, another one in it submits. */
export const rejectedDialogStory = <Args>(args: Submission<Args>['args'], openButton: string, submitButton: string) =>
  rejectedSubmitStory({
    args,
    prepare: async (canvasElement) => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: openButton }));
      const container = await screen.findByRole('alertdialog');
      return { container, submitButton: within(container).getByRole('button', { name: submitButton }) };
    },
  });
