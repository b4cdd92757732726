const stopRouter = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation();
};

/** Lets the browser follow links itself: it loads the document of the next page, of a newer version if there is one. */
export const leaveByDocument = (): void => document.addEventListener('click', stopRouter, { capture: true });
