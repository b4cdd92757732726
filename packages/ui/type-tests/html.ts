import type { CSSProperties } from 'react';

/** What any HTML element takes. */
export const html = {
  id: 'part',
  className: 'mine',
  style: { marginTop: 8, '--gap': '1rem' } as CSSProperties,
  title: 'Clutch',
  lang: 'bn',
  dir: 'ltr',
  role: 'presentation',
  tabIndex: 0,
  hidden: undefined,
  'data-testid': 'part',
  'aria-label': 'Clutch',
  'aria-describedby': undefined,
  onClick: () => undefined,
  onFocus: undefined,
} as const;
