import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, fontWeight, forcedColors, motionAllowed, size, space } from '../../theme/tokens.js';

/** A container query: the page numbers need this width. */
const wide = '(width >= 32rem)';

export const pagination = style({ containerType: 'inline-size', '@media': { print: { display: 'none' } } });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': { [wide]: { justifyContent: 'center' } },
});

export const target = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: size.target,
  minBlockSize: size.target,
  paddingInline: space.xs,
  border: '1px solid transparent',
  borderRadius: theme.radius.control,
  background: 'none',
  color: theme.color.text,
  font: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: theme.color.surfaceSunken },
  selectors: {
    '&[aria-current]': { borderColor: theme.color.borderStrong, borderWidth: '2px', fontWeight: fontWeight.strong },
    '&[aria-disabled]': { borderStyle: 'dashed', background: 'none', color: theme.color.textMuted, cursor: 'default' },
  },
  '@media': {
    [motionAllowed]: { transition: `background-color ${duration.fast}` },
    [forcedColors]: { selectors: { '&[aria-disabled]': { color: 'GrayText' } } },
  },
});

/** The arrows follow the direction of the text. */
export const arrow = style({
  display: 'grid',
  fontSize: '1.25rem',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const numbered = style({ display: 'none', '@container': { [wide]: { display: 'block' } } });

export const gap = style([
  numbered,
  { paddingInline: space.xs, color: theme.color.textMuted, '::before': { content: '"…"' } },
]);

export const status = style({ '@container': { [wide]: { display: 'none' } } });
