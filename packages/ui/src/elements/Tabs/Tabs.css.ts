import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, lineHeight, size, space } from '../../theme/tokens.js';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });

/** Tabs that do not fit continue on the next line. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xs2,
  borderBlockEnd: `1px solid ${theme.color.borderStrong}`,
});

export const tab = style({
  minBlockSize: size.target,
  minInlineSize: size.target,
  maxInlineSize: '100%',
  paddingBlock: `${space.xs} calc(${space.xs} + 3px)`,
  paddingInline: space.sm,
  border: 0,
  background: 'transparent',
  color: theme.color.textMuted,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { color: theme.color.text },
    '&[aria-selected="true"]': {
      paddingBlockEnd: space.xs,
      borderBlockEndColor: theme.color.accent.border,
      borderBlockEndStyle: 'solid',
      borderBlockEndWidth: '3px',
      color: theme.color.text,
    },
    '&:disabled': { fontWeight: fontWeight.normal, cursor: 'not-allowed' },
  },
  ':focus-visible': { outlineOffset: '-3px' },
});
