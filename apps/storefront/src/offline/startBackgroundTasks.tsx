import { createRoot } from 'react-dom/client';
import { AppProviders } from '../app/AppProviders.js';
import { BackgroundTasks } from './BackgroundTasks.js';

// A root of its own, so that no page loads or renders it.
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <AppProviders>
    <BackgroundTasks />
  </AppProviders>,
);
