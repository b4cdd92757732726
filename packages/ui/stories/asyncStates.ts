import { expect, fn, userEvent, within } from 'storybook/test';
import type { AsyncData } from '../src/AsyncData.js';
import { en } from '../src/texts/en.js';

type Failed = Extract<AsyncData<never>, { state: 'failed' }>;

const retry = fn();

/** A story of data that failed to load: an alert gives the reason, and its button loads again. `ErrorState` shows every kind of error. */
export const failedStory = <Args>(argsOf: (failed: Failed) => Args) => ({
  args: argsOf({ state: 'failed', kind: 'server', retry }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    retry.mockClear();
    const [alert] = await within(canvasElement).findAllByRole('alert');
    if (alert === undefined) throw new Error('There is no alert.');
    await expect(within(alert).getByText(en.errors.server.title)).toBeVisible();
    await userEvent.click(within(alert).getByRole('button', { name: en.common.tryAgain }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** Expects a table row to be as tall as a skeleton row, so that the layout does not shift when data is loaded. */
export const expectRowHeightKept = async (canvasElement: HTMLElement): Promise<void> => {
  const skeletonRow = canvasElement.querySelector('[aria-hidden="true"] > div > div:last-child > :nth-child(2)');
  const row = canvasElement.querySelector('tbody tr');
  const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? Number.NaN;
  await expect(Math.abs(heightOf(skeletonRow) - heightOf(row))).toBeLessThanOrEqual(2);
};
