import { style } from '@vanilla-extract/css';
import { borderedCell } from '../../elements/DescriptionList/DescriptionList.css.js';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, forcedColors, from, lineHeight, size, space } from '../../theme/tokens.js';

/** Without the dots of a list of facts. */
export const plate = style({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  background: theme.color.surface,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const item = style([
  borderedCell,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.sm,
    minBlockSize: size.target,
    paddingBlock: space.xs,
    paddingInline: space.sm,
    borderBlockEnd: '3px solid transparent',
    borderInlineEnd: 0,
    background: 'transparent',
    color: theme.color.text,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { background: theme.color.surfaceSunken },
    ':focus-visible': { outlineOffset: '-3px' },
    selectors: {
      '&[aria-pressed="true"]': {
        borderBlockEndStyle: 'solid',
        borderBlockEndColor: theme.color.accent.border,
        background: theme.color.surfaceSunken,
        '@media': { [forcedColors]: { borderBlockEndColor: 'Highlight' } },
      },
    },
  },
]);

export const summary = style({
  minBlockSize: size.target,
  paddingBlock: space.sm,
  paddingInline: space.md,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  cursor: 'pointer',
  ':hover': { background: theme.color.surfaceSunken },
  ':focus-visible': { outlineOffset: '-3px' },
});

export const matched = style({ marginInlineStart: space.xs, fontWeight: fontWeight.normal });

export const fields = style({ padding: `${space.xs} ${space.md} ${space.md}` });
