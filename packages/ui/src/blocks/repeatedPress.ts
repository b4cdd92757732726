import type { KeyboardEvent, MouseEvent } from 'react';

/** Whether a click is the second one of a double click, which a button with another label by then would take for the next action. */
export const isRepeatedClick = ({ detail }: MouseEvent): boolean => detail > 1;

/** The `onKeyDown` of such a button: a key that is held down clicks it once. */
export const ignoreHeldKey = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};
