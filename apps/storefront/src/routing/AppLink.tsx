import type { LinkComponent } from '@dealerkit/ui/UiProvider';
import { useRef } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { session } from '../session/session.js';
import { preloadVisit } from './pageRoute.js';
import { routes } from './routes.js';

/** Milliseconds that the pointer rests on a link before its page is preloaded, so that passing over a list preloads nothing. */
const restTime = 65;

const isInternal = (href: string) => href.startsWith('/') && !href.startsWith('//');

/** The user asks the browser to use less data. */
const savesData = () => 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

const preload = (href: string) => {
  const { pathname, search } = new URL(href, location.origin);
  if (pathname === location.pathname || savesData()) return;
  const state = session.current();
  const email = state.status === 'signedIn' ? state.account.email : undefined;
  // A failed preload is reported by the click.
  preloadVisit(routes, { pathname, search, email }).catch(() => undefined);
};

const InternalLink: LinkComponent = ({ href, onClick, children, ...anchor }) => {
  const navigate = useLinkClickHandler(href);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
      onPointerEnter={() => {
        timer.current = setTimeout(() => preload(href), restTime);
      }}
      onPointerLeave={() => clearTimeout(timer.current)}
      onTouchStart={() => preload(href)}
      onFocus={() => preload(href)}
    >
      {children}
    </a>
  );
};

/** Every link of the shop. The pages of the shop open without a document load; hover, touch and focus preload them. */
export const AppLink: LinkComponent = ({ children, ...anchor }) =>
  isInternal(anchor.href) ? <InternalLink {...anchor}>{children}</InternalLink> : <a {...anchor}>{children}</a>;
