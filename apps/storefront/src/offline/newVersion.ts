/** Whether the server has a newer version than the one that runs: every page names its scripts, first the one that starts the application. */
export const isOutdated = async (): Promise<boolean> => {
  const [entry] = document.getElementById('root')?.dataset['scripts']?.split(' ') ?? [];
  const response = await fetch(location.href, { cache: 'no-cache' }).catch(() => undefined);
  return Boolean(entry && response?.ok && !(await response.text()).includes(entry));
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
