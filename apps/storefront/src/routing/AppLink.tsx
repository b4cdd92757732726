import type { LinkComponent } from '@dealerkit/ui/UiProvider';
import { useLinkClickHandler } from 'react-router-dom';

const isInternal = (href: string) => href.startsWith('/') && !href.startsWith('//');

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
    >
      {children}
    </a>
  );
};

/** Every link of the shop. The pages of the shop open without a document load, and `preloadLinks` preloads them. */
export const AppLink: LinkComponent = ({ children, ...anchor }) =>
  isInternal(anchor.href) ? <InternalLink {...anchor}>{children}</InternalLink> : <a {...anchor}>{children}</a>;
