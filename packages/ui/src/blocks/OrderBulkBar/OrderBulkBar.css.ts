import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, from, lineHeight, size, space } from '../../theme/tokens.js';

export const root = style({
  display: 'contents',
  '@media': { print: { display: 'none' } },
});

/** Stays below the header of the site, in reach of any row. As high with a selection as without one, so that no row moves. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space.xs,
  minBlockSize: size.target,
  // The rail of the rows below.
  paddingInlineStart: '4px',
  background: theme.color.background,
  fontSize: fontSize.label,
  lineHeight: lineHeight.snug,
  '@media': {
    [`${from.tablet} and (min-height: 40rem)`]: { position: 'sticky', insetBlockStart: '4rem', zIndex: 2 },
    // One line that scrolls sideways. Its edges leave room for focus rings.
    '(width < 40rem)': {
      overflowX: 'auto',
      marginInline: `calc(-1 * ${space.xs})`,
      padding: `6px ${space.xs} 6px calc(${space.xs} + 4px)`,
      scrollbarWidth: 'none',
      whiteSpace: 'nowrap',
    },
  },
});

export const group = style({
  // Its buttons wrap, not the bar: the check box is as high as the bar.
  flex: '1 1 0',
  '@media': { '(width < 40rem)': { flexWrap: 'nowrap' } },
});

export const message = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });

export const progress = style({ display: 'inline-block', inlineSize: '8rem' });

export const failures = style({ display: 'grid', gap: space.xs2, maxBlockSize: '9rem', overflowY: 'auto' });
