import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, from, motionAllowed, space } from '../../theme/tokens.js';

export const sites = style({ borderBlockStart: `1px solid ${theme.color.borderStrong}` });

/** A row as wide as the page; the link covers it. */
export const site = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space.sm,
  paddingBlock: space.lg,
  borderBlockEnd: `1px solid ${theme.color.border}`,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: theme.color.surface },
    '&:focus-within': { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: '3rem minmax(0, 4fr) minmax(0, 6fr) auto auto',
      columnGap: space.lg,
      paddingBlock: space.xl,
    },
    [motionAllowed]: { transition: `background-color ${duration.fast}` },
  },
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

/** The cells below the name start at its edge on narrower screens. */
const belowName = style({ gridColumn: 2, '@media': { [from.desktop]: { gridColumn: 'auto' } } });

export const description = belowName;

export const image = style([
  belowName,
  {
    maxInlineSize: '24rem',
    aspectRatio: '16 / 10',
    overflow: 'hidden',
    border: `1px solid ${theme.color.border}`,
    borderRadius: theme.radius.card,
    '@media': { [from.desktop]: { inlineSize: '14rem', alignSelf: 'start' } },
  },
]);

export const visit = style([
  belowName,
  {
    color: theme.color.link,
    '@media': { [from.desktop]: { gridColumn: -2 } },
  },
]);
