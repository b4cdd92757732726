/** Distances on the 4 px grid. */
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

/** Six sizes of type, fluid between 360 and 1280 px of page width where the steps are large. */
export const fontSize = {
  label: 'var(--dealer-label, 0.8125rem)',
  body: '1rem',
  lead: 'clamp(1.0625rem, 1rem + 0.27vw, 1.25rem)',
  title: 'clamp(1.25rem, 1.15rem + 0.43vw, 1.5rem)',
  headline: 'clamp(1.75rem, 1.45rem + 1.3vw, 2.5rem)',
  display: 'clamp(2.5rem, 1.72rem + 3.48vw, 4.5rem)',
} as const;

export const fontWeight = { normal: '400', strong: '600', display: '600' } as const;

/** Set in Latin letters; what hangs above and below the line of another script takes more (`base.css.ts`). */
export const lineHeight = {
  flat: 'var(--dealer-leading-flat, 1)',
  tight: 'var(--dealer-leading-tight, 1.1)',
  snug: 'var(--dealer-leading-snug, 1.35)',
  text: '1.6',
} as const;

/** Widths and heights that recur: `target` is the least height of what a finger must hit. */
export const size = {
  content: '75rem',
  column: '26.5rem',
  measure: '65ch',
  target: '2.75rem',
  gutter: 'clamp(1rem, 4vw, 2rem)',
} as const;

export const duration = { fast: '120ms', slow: '200ms' } as const;

/** Media queries, narrowest first; what stands outside of them is the phone. */
export const from = {
  tablet: 'screen and (min-width: 40rem)',
  desktop: 'screen and (min-width: 64rem)',
  /** Where a table has room beside a menu. */
  wideDesktop: 'screen and (min-width: 76rem)',
} as const;

/** Those who choose the few colours of a page themselves see no grounds and no shadows of ours. */
export const forcedColours = '(forced-colors: active)';

/** On paper nothing can be pressed. */
export const onPaper = 'print';

/** Wraps movement, which must vanish for those who asked for less of it. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)';
