/**
 * Moves the focus to the heading of the page as soon as it is there. Does nothing if the user focuses something else first.
 * Returns a function that cancels it.
 */
export const focusHeading = (): (() => void) => {
  const tryFocus = () => {
    // The heading of a page that is not known yet is replaced.
    const heading = document.querySelector<HTMLElement>('main h1:not([aria-busy="true"] *)');
    heading?.focus({ preventScroll: true });
    return heading !== null;
  };
  if (tryFocus()) return () => undefined;
  // Behind a guard the page is rendered later than its address changes.
  const observer = new MutationObserver(() => {
    const isFocusElsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (isFocusElsewhere || tryFocus()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};
