import { useEffect } from 'react';

const announce = () => {
  delete document.documentElement.dataset['static'];
  dispatchEvent(new Event('interactive'));
};

/**
 * Notifies the document that the page reacts: its styles show the whole page as usual, and its first script repeats what the user pressed
 * while the page was only HTML. It is rendered after the page, because effects run in this order.
 */
export const Interactive = () => {
  // After the effects, because React hydrates the target of an event only between its own work.
  useEffect(() => queueMicrotask(announce), []);
  return null;
};
