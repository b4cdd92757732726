import { createRoot } from 'react-dom/client';
import { AppProviders } from '../app/AppProviders.js';
import { BackgroundTasks } from './BackgroundTasks.js';
import type { LoadSignOutDialog } from './BackgroundTasks.js';

/** Starts what no page waits for. The code of the dialog is loaded by the start script, whose styles are inlined. */
export const startBackgroundTasks = (loadSignOutDialog: LoadSignOutDialog): void =>
  // A root of its own, so that no page loads or renders it.
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <AppProviders>
      <BackgroundTasks loadSignOutDialog={loadSignOutDialog} />
    </AppProviders>,
  );
