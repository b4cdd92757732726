import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, size, space } from '../../theme/tokens.js';

/** The question is beside its answer on a desktop, and stays in view while the answer is read. */
export const card = style({
  paddingBlock: space.xl,
  borderBlockEnd: `1px solid ${theme.color.border}`,
  overflowWrap: 'anywhere',
  ':last-child': { borderBlockEnd: 0 },
  '@media': { [from.desktop]: { columnGap: space.xl2 } },
});

export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(1.25rem, auto) minmax(0, 1fr)',
  alignItems: 'baseline',
  alignSelf: 'start',
  columnGap: space.sm,
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: '6rem' } },
});

export const answer = style({ maxInlineSize: size.measure });

export const code = style({
  paddingInline: space.xs2,
  background: theme.color.surfaceSunken,
  color: theme.color.text,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.9em',
  // Code in a heading keeps its display font, and has a border instead of a background.
  selectors: {
    'h2 &': {
      paddingInline: '0.2em',
      border: `1px solid ${theme.color.borderStrong}`,
      borderRadius: theme.radius.panel,
      background: 'none',
      boxDecorationBreak: 'clone',
      fontFamily: 'inherit',
      fontSize: 'inherit',
    },
  },
});
