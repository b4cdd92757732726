/** Milliseconds after which a page that is never idle goes on. */
const timeout = 200;

/** Waits until the page has nothing else to do. */
export const untilIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve);
  });
