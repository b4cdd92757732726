let isAsked = false;

/**
 * Asks the browser once to delete what the shop stores only if the user says so: a basket and orders that wait are nowhere else. A
 * browser can refuse, and some ask the user.
 */
export const keepStorage = (): void => {
  if (isAsked) return;
  isAsked = true;
  // Missing on pages without HTTPS and in old browsers.
  (navigator.storage as StorageManager | undefined)?.persist?.().catch(() => undefined);
};
