import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, fontWeight, forcedColours, from, motionAllowed, size, space } from '../../theme/tokens.js';

/** Where the names of the places have hardly room beside each other. */
const cramped = '(width < 30rem)';

/** On a phone a bar that scrolls within itself and melts into the edges of the page, on a wide desk a column beside the content. */
export const menu = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  borderBlockEnd: `1px solid ${theme.color.border}`,
  '@media': {
    '(width < 40rem)': {
      marginInline: `calc(-1 * ${size.gutter})`,
      paddingInline: size.gutter,
      maskImage: `linear-gradient(to right, transparent, black ${size.gutter} calc(100% - ${size.gutter}), transparent)`,
    },
    [from.wideDesktop]: {
      flexDirection: 'column',
      overflow: 'hidden',
      border: `1px solid ${theme.color.border}`,
      borderRadius: theme.radius.panel,
      background: theme.color.surface,
    },
  },
});

export const place = style({
  flexShrink: 0,
  selectors: {
    '& + &': { '@media': { [from.wideDesktop]: { borderBlockStart: `1px solid ${theme.color.border}` } } },
  },
});

const target = {
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.target,
  paddingInline: space.md,
  '@media': { [from.wideDesktop]: { minBlockSize: '3.25rem' } },
} as const;

export const item = style({
  ...target,
  color: theme.color.text,
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  borderStartStartRadius: theme.radius.control,
  borderStartEndRadius: theme.radius.control,
  outlineOffset: '-3px',
  ':hover': { background: theme.color.surfaceSunken },
  selectors: {
    '&[aria-current]': {
      background: theme.color.surfaceSunken,
      boxShadow: `inset 0 -3px 0 ${theme.color.accent.border}`,
      '@media': {
        [from.wideDesktop]: { boxShadow: `inset 4px 0 0 ${theme.color.accent.border}` },
        [forcedColours]: { textDecoration: 'underline 3px' },
      },
    },
  },
  '@media': {
    [cramped]: { paddingInline: space.sm },
    [from.wideDesktop]: { ...target['@media'][from.wideDesktop], borderRadius: 0 },
    [motionAllowed]: { transition: `background-color ${duration.fast}` },
  },
});

/** The names say it all. */
globalStyle(`${item} > svg`, { '@media': { [cramped]: { display: 'none' } } });

/** Holds the way to the items that could not be had; its drawing stands in line with theirs. */
export const rest = style({ ...target, paddingInline: `calc(${space.xs2} - 1px)` });

/** Keeps the place of an item whose role is not known yet. */
export const placeholder = style({
  ...target,
  display: 'grid',
  inlineSize: '9rem',
  '@media': { [from.wideDesktop]: { ...target['@media'][from.wideDesktop], inlineSize: 'auto' } },
});
