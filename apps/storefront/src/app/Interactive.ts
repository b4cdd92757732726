import { useEffect } from 'react';

/**
 * Tells the first script of the document that the page reacts, so that it repeats what the user pressed while the page was only HTML.
 * It is rendered after the page, because effects run in this order.
 */
export const Interactive = () => {
  // After the effects, because React hydrates the target of an event only between its own work.
  useEffect(() => queueMicrotask(() => dispatchEvent(new Event('interactive'))), []);
  return null;
};
