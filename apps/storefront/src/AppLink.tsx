import type { LinkComponent } from '@dealerkit/ui/UiProvider';
import { useLinkClickHandler } from 'react-router-dom';
import { preloadAt } from './route.js';
import { routes } from './routes.js';

const isOwnPage = (href: string) => href.startsWith('/') && !href.startsWith('//');

const preload = (href: string) => {
  // Merely ahead of need: the click itself will tell when the page cannot be had.
  preloadAt(routes, href.replace(/[?#].*/, '')).catch(() => undefined);
};

const OwnLink: LinkComponent = ({ href, onClick, children, ...anchor }) => {
  const navigate = useLinkClickHandler(href);
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
      onPointerEnter={() => preload(href)}
      onTouchStart={() => preload(href)}
      onFocus={() => preload(href)}
    >
      {children}
    </a>
  );
};

/** Every link of the shop: its own pages open without a load and are fetched as soon as a hand nears the link. */
export const AppLink: LinkComponent = ({ children, ...anchor }) =>
  isOwnPage(anchor.href) ? <OwnLink {...anchor}>{children}</OwnLink> : <a {...anchor}>{children}</a>;
