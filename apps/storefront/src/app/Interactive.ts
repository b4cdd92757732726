import { useEffect } from 'react';

/** Lets the first script of the document repeat what the user has pressed before; belongs after a page, whose effects have run then. */
export const Interactive = () => {
  // Not inside the effect, because React hydrates what is pressed only between its own work.
  useEffect(() => queueMicrotask(() => dispatchEvent(new Event('interactive'))), []);
  return null;
};
