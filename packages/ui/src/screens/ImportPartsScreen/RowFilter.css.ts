import { style } from '@vanilla-extract/css';
import { borderedCell, label as plateLabel } from '../../elements/DescriptionList/DescriptionList.css.js';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, forcedColors, from, lineHeight, size, space } from '../../theme/tokens.js';

export const plate = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  overflow: 'hidden',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
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
    font: 'inherit',
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

export const label = plateLabel;

export const count = style({
  fontSize: fontSize.lead,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: lineHeight.snug,
});
