'use client';
import type { ReactNode } from 'react';
import { languageOf } from '../../format/languageOf.js';
import { useUi } from '../../UiProvider.js';
import {
  detail as detailStyle,
  end as endStyle,
  name,
  option,
  picture as pictureStyle,
  text,
} from './SearchSuggestions.css.js';

interface SuggestionOptionProps {
  id: string;
  isActive: boolean;
  href: string;
  /** A thumbnail or an icon. */
  picture: ReactNode;
  label: string;
  detail?: ReactNode;
  /** Beside the label, below it on a phone. */
  end?: ReactNode;
}

/** A row below `SiteSearch`, which is a link. */
export const SuggestionOption = ({ id, isActive, href, picture, label, detail, end }: SuggestionOptionProps) => {
  const { texts, Link } = useUi();
  return (
    <Link role="option" id={id} aria-selected={isActive} tabIndex={-1} className={option} href={href}>
      <span className={pictureStyle}>{picture}</span>
      <span className={text}>
        <span className={name} lang={languageOf(label, texts.locale)}>
          {label}
        </span>
        {detail !== undefined && <span className={detailStyle}>{detail}</span>}
      </span>
      {end !== undefined && <span className={endStyle}>{end}</span>}
    </Link>
  );
};
