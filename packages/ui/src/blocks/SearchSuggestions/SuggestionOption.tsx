'use client';
import type { ReactNode } from 'react';
import { languageOf } from '../../format/languageOf.js';
import { useUi } from '../../UiProvider.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { end as endStyle, option, picture as pictureStyle, text } from './SearchSuggestions.css.js';

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
      <Stack as="span" gap="none" className={text}>
        <Text as="span" size="inherit" weight="strong" lang={languageOf(label, texts.locale)}>
          {label}
        </Text>
        {detail !== undefined && (
          <Text as="span" size="label" tone="muted" numeric>
            {detail}
          </Text>
        )}
      </Stack>
      {end !== undefined && (
        <Text as="span" size="inherit" weight="strong" numeric wrap="anywhere" className={endStyle}>
          {end}
        </Text>
      )}
    </Link>
  );
};
