import type { LinkComponent } from '@dealerkit/ui/UiProvider';
import { useEffect, useRef } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { session } from '../session/session.js';
import { preloadPage, preloadVisit } from './pageRoute.js';
import { routes } from './routes.js';

/** Milliseconds that the pointer, a finger or the focus rests on a link before the data of its page is preloaded, so that passing over a list makes no calls. */
const restTime = 65;

const isInternal = (href: string) => href.startsWith('/') && !href.startsWith('//');

/** The user asks the browser to use less data. */
const savesData = () => 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

// A failed preload is reported by the click.
const ignoreError = () => undefined;

/** Preloads the code of the page of a link on `start`, which takes several turns of the network, and its data unless `stop` follows soon. */
const usePreload = (href: string) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const start = () => {
    stop();
    const { pathname, search } = new URL(href, location.origin);
    if (pathname === location.pathname || savesData()) return;
    preloadPage(routes, pathname).catch(ignoreError);
    timer.current = setTimeout(() => {
      preloadVisit(routes, { pathname, search, email: session.email() }).catch(ignoreError);
    }, restTime);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { start, stop };
};

const InternalLink: LinkComponent = ({ href, onClick, children, ...anchor }) => {
  const { onPointerEnter, onPointerLeave, onFocus, onBlur } = anchor;
  const navigate = useLinkClickHandler(href);
  const { start, stop } = usePreload(href);
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        start();
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        stop();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        start();
      }}
      onBlur={(event) => {
        onBlur?.(event);
        stop();
      }}
    >
      {children}
    </a>
  );
};

/** Every link of the shop. The pages of the shop open without a document load; hover, touch and focus preload them. */
export const AppLink: LinkComponent = ({ children, ...anchor }) =>
  isInternal(anchor.href) ? <InternalLink {...anchor}>{children}</InternalLink> : <a {...anchor}>{children}</a>;
