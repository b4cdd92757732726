import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { outlined } from './outline.js';

// A story that uses these helpers for its main interaction has the tag `keyboard`.

/** Whether the centre of the element is in the viewport and not covered by another element. */
const isUncovered = (element: Element) => {
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
  return topmost !== null && (element.contains(topmost) || topmost.contains(element));
};

const expectVisibleFocusAfter = async (move: () => Promise<unknown>, element: Element) => {
  const outlinedBefore = outlined(element);
  await move();
  await expect(element).toHaveFocus();
  await expect(
    outlined(element).some((each) => !outlinedBefore.includes(each)),
    'a focus ring is visible',
  ).toBe(true);
  await waitFor(() => expect(isUncovered(element), 'the focused element is not covered').toBe(true));
};

/** Waits until a menu, which may load with its first use, has the focus. */
export const focusInMenu = async (): Promise<void> => {
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
};

/** Presses Tab once for each of these elements, and expects each in turn to have the focus, visibly. */
export const tabTo = async (...elements: readonly Element[]): Promise<void> => {
  for (const element of elements) await expectVisibleFocusAfter(() => userEvent.tab(), element);
};

/** Presses Tab until this element has the focus, and expects the focus to be visible. */
export const tabUntil = async (element: Element): Promise<void> => {
  await expectVisibleFocusAfter(async () => {
    const passed = new Set<Element | null>();
    do {
      await userEvent.tab();
      if (passed.has(document.activeElement)) throw new Error('Tab does not reach the element.');
      passed.add(document.activeElement);
    } while (document.activeElement !== element);
  }, element);
};

/** Presses keys (written as in `userEvent.keyboard`) on the focused element. */
export const press = async (keys: string): Promise<void> => {
  await expect(document.body, 'no element has the focus').not.toHaveFocus();
  await userEvent.keyboard(keys);
};

/** Presses keys that move the focus to this element, and expects the focus to be visible. */
export const pressTo = async (keys: string, element: Element): Promise<void> => {
  await expectVisibleFocusAfter(() => press(keys), element);
};

/** Tabs to a field and types into it. */
export const typeInto = async (field: Element, text: string): Promise<void> => {
  await tabUntil(field);
  await press(text);
};

/** Presses Enter on the focused link and returns its `href`, without navigating. */
export const followLink = async (): Promise<string | null | undefined> => {
  let href: string | null | undefined;
  const preventNavigation = (event: MouseEvent) => {
    event.preventDefault();
    if (event.target instanceof Element) href = event.target.closest('a')?.getAttribute('href');
  };
  document.addEventListener('click', preventNavigation);
  await press('{Enter}');
  document.removeEventListener('click', preventNavigation);
  return href;
};

/** Expects the focus, visibly, on the element that had it before a dialog or menu opened. */
export const expectFocusReturned = async (element: Element): Promise<void> => {
  await waitFor(() => expect(element).toHaveFocus());
  await expect(outlined(element), 'a focus ring is visible').not.toEqual([]);
};
