import { showToast } from '@dealerkit/ui/elements/Toasts';
import { readLanguage } from '../preferences/language.js';
import { leaveByDocument } from './leaveByDocument.js';
import { isOutdated } from './newVersion.js';

/** A user who has switched on the data saver of the browser, or whose connection the offline page would occupy for seconds. */
const hasPoorConnection = () => {
  const { saveData, effectiveType = '' } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
};

const announceNewVersion = async () => {
  if (!(await isOutdated())) return;
  leaveByDocument();
  const { newVersion, reload } = readLanguage().texts.offline;
  showToast({ tone: 'success', text: newVersion, action: { label: reload, onClick: () => location.reload() } });
};

/** Installs the service worker, and looks for a newer version when the user comes back to the page. */
const registerServiceWorker = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of a page is no newer version.
    if (isControlled) void announceNewVersion();
    isControlled = true;
  });
  if (isControlled || !hasPoorConnection()) await serviceWorker.register('/sw.js');
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    // Without a connection there is no newer version.
    void serviceWorker.getRegistration().then((registration) => registration?.update().catch(() => undefined));
  });
};

/** Starts what keeps the page up to date, and what shows it offline. */
export const startServiceWorker = (): void => {
  // A browser can forbid it, and the shop works without.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) registerServiceWorker().catch(() => undefined);
};
