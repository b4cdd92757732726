/** The spacing scale on a 4 px grid: 4, 8, 12, 16, 24, 32, 48 and 72 px at a root font size of 16 px. */
export const space = {
  xs2: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  xl2: '3rem',
  xl3: '4.5rem',
} as const;

/** The type scale, which a brand can change: 13, 16, 17-20, 20-24, 28-40 and 40-72 px, fluid between 360 and 1280 px of page width. */
export const fontSize = {
  label: 'var(--dealer-font-size-label, 0.8125rem)',
  body: '1rem',
  lead: 'var(--dealer-font-size-lead, clamp(1.0625rem, 1rem + 0.27vw, 1.25rem))',
  title: 'var(--dealer-font-size-title, clamp(1.25rem, 1.15rem + 0.43vw, 1.5rem))',
  headline: 'var(--dealer-font-size-headline, clamp(1.75rem, 1.45rem + 1.3vw, 2.5rem))',
  display: 'var(--dealer-font-size-display, clamp(2.5rem, 1.72rem + 3.48vw, 4.5rem))',
} as const;

export const fontWeight = { normal: '400', strong: '600', display: '600' } as const;

/** Line heights for Latin script; `base.css.ts` raises them for Bangla. */
export const lineHeight = {
  none: 'var(--dealer-line-height-none, 1)',
  tight: 'var(--dealer-line-height-tight, 1.1)',
  snug: 'var(--dealer-line-height-snug, 1.35)',
  text: '1.6',
} as const;

/** `content` is the page width, `column` the width of a form or a message, `measure` the longest line of text, `target` the minimum touch target (44 px). */
export const size = {
  content: 'var(--dealer-size-content, 75rem)',
  column: 'var(--dealer-size-column, 26.5rem)',
  measure: '65ch',
  target: '2.75rem',
  gutter: 'clamp(1rem, 4vw, 2rem)',
  /** The least height of a page whose content is loaded: its footer starts below the viewport and does not move into view. */
  pageBelowNavbar: 'calc(100dvh - 4rem)',
} as const;

export const duration = { fast: '120ms', slow: '200ms' } as const;

/** Media queries, narrowest first; styles outside of them apply to phones. */
export const from = {
  tablet: 'screen and (min-width: 40rem)',
  desktop: 'screen and (min-width: 64rem)',
  /** Wide enough for a table beside the dashboard menu. */
  wideDesktop: 'screen and (min-width: 76rem)',
} as const;

/** The browser replaces backgrounds and shadows in forced colours mode, so a state needs a border or an underline too. */
export const forcedColors = '(forced-colors: active)';

/** Wraps every animation and transition, so that none runs for users who prefer reduced motion. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)';
