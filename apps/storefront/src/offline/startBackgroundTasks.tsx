import { createRoot } from 'react-dom/client';
import { AppProviders } from '../app/AppProviders.js';
import { BackgroundTasks } from './BackgroundTasks.js';
import { reloadWhenCodeIsGone, registerServiceWorker } from './registerServiceWorker.js';

reloadWhenCodeIsGone();
// A browser can forbid it, and the shop works without.
if (import.meta.env.PROD && 'serviceWorker' in navigator) registerServiceWorker().catch(() => undefined);

// A root of its own, so that no page loads or renders it.
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <AppProviders>
    <BackgroundTasks />
  </AppProviders>,
);
