import { showToast } from '@dealerkit/ui/elements/Toasts';
import { readLanguage } from '../preferences/language.js';
import { leaveByDocument } from './leaveByDocument.js';

/** A user who has switched on the data saver of the browser, or whose connection the offline page would occupy for seconds. */
const hasPoorConnection = () => {
  const { saveData, effectiveType = '' } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
};

/** Whether the host has a newer version than the one that runs: every page names its scripts, first the one that starts the application. */
const isOutdated = async (): Promise<boolean> => {
  const [entry] = document.getElementById('root')?.dataset['scripts']?.split(' ') ?? [];
  const response = await fetch(location.href, { cache: 'no-cache' }).catch(() => undefined);
  return Boolean(entry && response?.ok && !(await response.text()).includes(entry));
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

/** Milliseconds in which a tab reloads by itself once: while a version is deployed, each document can name files that the next server lacks. */
const reloadPause = 3_600_000;

/** Whether this tab has not reloaded by itself yet; also the first script of the document reads and sets it. */
const takeReload = (): boolean => {
  try {
    if (Date.now() - Number(sessionStorage.getItem('reloadedAt')) < reloadPause) return false;
    sessionStorage.setItem('reloadedAt', String(Date.now()));
    return true;
  } catch {
    // Without storage nothing would end the reloads.
    return false;
  }
};

/** Reloads a page whose code cannot be loaded if it is gone, because a newer version is deployed. */
export const reloadIfOutdated = async (): Promise<void> => {
  if ((await isOutdated()) && takeReload()) location.reload();
};

/** Starts what keeps the page up to date, and what shows it offline. */
export const startServiceWorker = (): void => {
  // A browser can forbid it, and the shop works without.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) registerServiceWorker().catch(() => undefined);
};
