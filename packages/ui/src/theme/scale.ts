/** The values of space, type and widths in all brands, which are the variables `--dealer-space-md` and so on. */
export const scale = {
  /** A 4 px grid: 4, 8, 12, 16, 24, 32, 48 and 72 px at a root font size of 16 px. */
  space: {
    xs2: '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    xl2: '3rem',
    xl3: '4.5rem',
  },
  /** 13, 16, 17-20, 20-24, 28-40 and 40-72 px, fluid between 360 and 1280 px of page width. */
  fontSize: {
    label: '0.8125rem',
    body: '1rem',
    lead: 'clamp(1.0625rem, 1rem + 0.27vw, 1.25rem)',
    title: 'clamp(1.25rem, 1.15rem + 0.43vw, 1.5rem)',
    headline: 'clamp(1.75rem, 1.45rem + 1.3vw, 2.5rem)',
    display: 'clamp(2.5rem, 1.72rem + 3.48vw, 4.5rem)',
  },
  /** For Latin script; `base.css.ts` raises them for Bangla. */
  lineHeight: { none: '1', tight: '1.1', snug: '1.35', text: '1.6' },
  /** The page, a form or a message, the longest line of text, the minimum touch target (44 px) and the margin of the page. */
  size: { content: '75rem', column: '26.5rem', measure: '65ch', target: '2.75rem', gutter: 'clamp(1rem, 4vw, 2rem)' },
} as const;
