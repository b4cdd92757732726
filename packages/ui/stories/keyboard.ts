import { expect, userEvent, waitFor } from 'storybook/test';

/** What many stories prove in the same way; never shipped. */

// The hands of somebody who has no mouse: nothing but keys, and wherever they lead it must be seen.
// `build/keyboard.test.ts` asks every component that takes input for a `play` in these words.

const withAncestors = (element: Element | null): Element[] =>
  element === null ? [] : [element, ...withAncestors(element.parentElement)];

/** What bears a line that can be seen, of the element and all around it: a card may wear the ring of the link in it. */
const ringed = (element: Element) =>
  withAncestors(element).filter((each) => {
    const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)';
  });

/** It lies within the window, and nothing lies over it. */
const isUncovered = (element: Element) => {
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (element.contains(there) || there.contains(element));
};

const arrive = async (element: Element, move: () => Promise<unknown>) => {
  const before = ringed(element);
  await move();
  await expect(element).toHaveFocus();
  await expect(
    ringed(element).some((each) => !before.includes(each)),
    'a ring shows where the focus is',
  ).toBe(true);
  await waitFor(() => expect(isUncovered(element), 'what has the focus is in sight').toBe(true));
};

/** One press of Tab leads to the first of these elements, one more to the next, and each shows that it has the focus. */
export const tabTo = async (...elements: readonly Element[]): Promise<void> => {
  for (const element of elements) await arrive(element, () => userEvent.tab());
};

/** However many presses of Tab lead to this element, past whatever else there is; it shows that it has the focus. */
export const tabUntil = async (element: Element): Promise<void> => {
  await arrive(element, async () => {
    const passed = new Set<Element | null>();
    do {
      await userEvent.tab();
      if (passed.has(document.activeElement)) throw new Error('no press of Tab leads there');
      passed.add(document.activeElement);
    } while (document.activeElement !== element);
  });
};

/** Presses keys, letters among them, where the focus is. */
export const press = async (keys: string): Promise<void> => {
  await expect(document.body, 'a key pressed where nothing has the focus').not.toHaveFocus();
  await userEvent.keyboard(keys);
};

/** Walks to a field and writes into it. */
export const write = async (field: Element, words: string): Promise<void> => {
  await tabUntil(field);
  await press(words);
};

/** Presses Enter on the link that has the focus, and says where it leads; nobody goes there. */
export const follow = async (): Promise<string | null | undefined> => {
  let href: string | null | undefined;
  const stay = (event: MouseEvent) => {
    event.preventDefault();
    if (event.target instanceof Element) href = event.target.closest('a')?.getAttribute('href');
  };
  document.addEventListener('click', stay);
  await press('{Enter}');
  document.removeEventListener('click', stay);
  return href;
};

/** The focus is back where it was before something opened, and shows it. */
export const expectFocusReturned = async (element: Element): Promise<void> => {
  await waitFor(() => expect(element).toHaveFocus());
  await expect(ringed(element), 'a ring shows where the focus came back to').not.toEqual([]);
};
