import { expect, fn, userEvent, within } from 'storybook/test';
import type { FailureKind, Loadable } from './Loadable.js';
import { en } from './texts/en.js';

/** What many stories prove in the same way; never shipped. */

/** One press of Tab leads to this element, and it can be seen that it has the focus. */
export const tabTo = async (element: HTMLElement): Promise<void> => {
  await userEvent.tab();
  await expect(element).toHaveFocus();
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  await expect(outlineStyle).toBe('solid');
  await expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2);
};

/** A story of a form whose sending is refused: it says why, as an alert, and what was typed stays. */
export const refusedStory = <Args>(
  kind: FailureKind,
  argsOf: (message: string) => Args,
  form: { fill: (canvasElement: HTMLElement) => Promise<unknown>; submit: string },
) => ({
  args: argsOf(en.failure[kind].advice),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    const written = () => canvas.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    const before = written();
    await form.fill(canvasElement);
    const typed = written();
    await expect(typed).not.toEqual(before);
    await userEvent.click(canvas.getByRole('button', { name: form.submit }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(en.failure[kind].advice);
    await expect(written()).toEqual(typed);
  },
});

type Failed = Extract<Loadable<never>, { state: 'failed' }>;

const retry = fn();

/** A story of something that could not be had: it says why, as an alert, and asks once more when told to. */
export const failedStory = <Args>(kind: FailureKind, argsOf: (failed: Failed) => Args) => ({
  args: argsOf({ state: 'failed', kind, retry }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    retry.mockClear();
    const [alert] = await within(canvasElement).findAllByRole('alert');
    if (alert === undefined) throw new Error('nothing is said');
    await expect(within(alert).getByText(en.failure[kind].title)).toBeVisible();
    await expect(within(alert).getByText(en.failure[kind].advice)).toBeVisible();
    await userEvent.click(within(alert).getByRole('button', { name: en.common.tryAgain }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** A row is as tall as the one of the skeleton before it that kept its place. */
export const expectRowKept = async (canvasElement: HTMLElement): Promise<void> => {
  const kept = canvasElement.querySelector('[aria-hidden="true"] > div > div:last-child > :nth-child(2)');
  const come = canvasElement.querySelector('tbody tr');
  const heightOf = (row: Element | null) => row?.getBoundingClientRect().height ?? Number.NaN;
  await expect(Math.abs(heightOf(kept) - heightOf(come))).toBeLessThanOrEqual(2);
};
