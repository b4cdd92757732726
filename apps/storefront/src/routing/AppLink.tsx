import type { LinkComponent } from '@dealerkit/ui/UiProvider';
import { useLinkClickHandler } from 'react-router-dom';
import { preloadPage } from './pageRoute.js';
import { routes } from './routes.js';

const isInternal = (href: string) => href.startsWith('/') && !href.startsWith('//');

const preload = (href: string) => {
  // A failed preload is reported by the click.
  preloadPage(routes, href.replace(/[?#].*/, '')).catch(() => undefined);
};

const InternalLink: LinkComponent = ({ href, onClick, children, ...anchor }) => {
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

/** Every link of the shop. The pages of the shop open without a document load; their code is loaded on hover, touch and focus. */
export const AppLink: LinkComponent = ({ children, ...anchor }) =>
  isInternal(anchor.href) ? <InternalLink {...anchor}>{children}</InternalLink> : <a {...anchor}>{children}</a>;
