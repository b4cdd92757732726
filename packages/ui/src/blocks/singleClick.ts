import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * The handlers of a button whose label changes with each click: the second click of a double click and a key that is held down
 * would otherwise start the next action.
 */
export const singleClick = (action: () => void) => ({
  onClick: ({ detail }: MouseEvent) => {
    if (detail <= 1) action();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  },
});
