/** Moves the focus to the title of the page, once there is one; gives up when the person is faster. */
export const focusTitle = (): (() => void) => {
  const tryOnce = () => {
    const title = document.querySelector<HTMLElement>('main h1');
    title?.focus({ preventScroll: true });
    return title !== null;
  };
  if (tryOnce()) return () => undefined;
  // Behind a guard the page comes later than its address.
  const waiting = new MutationObserver(() => {
    const movedOn = document.activeElement !== null && document.activeElement !== document.body;
    if (movedOn || tryOnce()) waiting.disconnect();
  });
  waiting.observe(document.body, { childList: true, subtree: true });
  return () => waiting.disconnect();
};
