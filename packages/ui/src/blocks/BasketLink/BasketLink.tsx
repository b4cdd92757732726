'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../../elements/Icon/Icon.js';
import { basketIcon } from '../../elements/Icon/icons.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import { paths } from '@dealerkit/domain/paths';
import { addToBasketTexts } from '../../texts/en/addToBasket.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { badge, link } from './BasketLink.css.js';

export interface BasketLinkProps {
  /** The number of parts in the basket; undefined until it is read. */
  count: number | undefined;
  /** Whether the current page is the basket. @default false */
  isCurrent?: boolean | undefined;
}

/** The link to the basket with the number of its parts, whose changes screen readers announce. */
export const BasketLink = ({ count, isCurrent = false }: BasketLinkProps) => {
  const { Link, formatNumber } = useUi();
  const { addToBasket: basket, titles } = useTexts(addToBasketTexts);
  const [announced, setAnnounced] = useState('');
  const previous = useRef(count);
  const formatted = formatNumber(count ?? 0);
  const announce = useEffectEvent(() => {
    // The count of the stored basket is no change.
    if (previous.current !== undefined && count !== undefined) setAnnounced(basket.count(count, formatted));
    previous.current = count;
  });
  useEffect(() => {
    if (previous.current !== count) announce();
  }, [count]);
  return (
    <>
      <Link href={paths.basket} className={link} aria-current={isCurrent ? 'page' : undefined}>
        <Icon path={basketIcon} />
        {count ? (
          <span className={badge} aria-hidden="true">
            {formatted}
          </span>
        ) : undefined}
        <VisuallyHidden>{count ? basket.link(count, formatted) : titles.basket}</VisuallyHidden>
      </Link>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </>
  );
};
