import '@dealerkit/ui/fonts.css';
import '@dealerkit/ui/theme.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.js';
import { language } from './language.js';
import { preloadAt } from './route.js';
import { routes } from './routes.js';
import { session } from './session/session.js';

/** Lets the browser show what the server drew before scripts keep it busy. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    // A page in the background paints nothing, so there is nothing to wait for.
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

const container = document.getElementById('root') ?? document.body;
const pathname = location.pathname.replace(/(?<=.)\/+$/, '');
const isPrerendered = container.dataset['page'] === pathname;

const app = (
  <StrictMode>
    {/* Not as transitions: `App` itself keeps the old page until the next one is there, and so knows that it is waiting. */}
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

const start = async () => {
  // What was drawn at build time can be taken over only once its page is here; one that cannot be had is drawn by the boundary.
  await Promise.all([firstPaint(), language.start(), preloadAt(routes, pathname).catch(() => undefined)]);
  // It was drawn in English.
  if (isPrerendered && !language.read().spoken) hydrateRoot(container, app);
  else createRoot(container).render(app);
  session.start();
};

// Not awaited at the top: pages import from this very module, and would wait for it while it waits for them.
void start();
