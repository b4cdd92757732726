import { session } from '../session/session.js';
import { preloadPage, preloadVisit } from './pageRoute.js';
import { routes } from './routes.js';

/** Milliseconds that the pointer, a finger or the focus rests on a link before the data of its page is preloaded, so that passing over a list makes no calls. */
const restTime = 65;

/** The user asks the browser to use less data. */
const savesData = () => 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

// A failed preload is reported by the click.
const ignoreError = () => undefined;

let current: HTMLAnchorElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const onMove = ({ type, target }: Event) => {
  const link = type !== 'focusout' && target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === current) return;
  current = link;
  clearTimeout(timer);
  if (!link || link.origin !== location.origin || link.pathname === location.pathname || savesData()) return;
  const { pathname, search } = link;
  preloadPage(routes, pathname).catch(ignoreError);
  timer = setTimeout(() => {
    // The link may be gone with its page.
    if (link.isConnected) preloadVisit(routes, { pathname, search, email: session.email() }).catch(ignoreError);
  }, restTime);
};

/** Preloads the page of a link that the user moves to: its code at once, which takes several turns of the network, and its data if the user stays. */
export const preloadLinks = (): void => {
  for (const type of ['pointerover', 'focusin', 'focusout']) document.addEventListener(type, onMove);
};
