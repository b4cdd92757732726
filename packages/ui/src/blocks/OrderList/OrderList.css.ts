import { createVar, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

/** A container query: beside a menu the list can be narrow on a wide page. */
export const narrow = '(width < 52rem)';
/** A phone. */
export const narrowest = '(width < 40rem)';
/** Room for the parts and the status beside the customer. */
export const middle = '(40rem <= width < 52rem)';
export const wide = '(width >= 52rem)';

/** The columns of the rows, which depend on what the host has. */
export const columns = createVar();
export const columnsName = columns.slice('var('.length, -1);

/** On cards: the check box, two columns of text, and the next step. */
export const narrowColumns = createVar();
export const narrowColumnsName = narrowColumns.slice('var('.length, -1);

/** On wider cards also the parts and the status. */
export const middleColumns = createVar();
export const middleColumnsName = middleColumns.slice('var('.length, -1);

export const container = style({ containerType: 'inline-size' });

export const list = style({
  display: 'block',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  overflow: 'clip',
  background: theme.color.surface,
  color: theme.color.text,
  fontSize: fontSize.label,
  lineHeight: lineHeight.snug,
});

export const body = style({ display: 'block' });

export const head = style({
  display: 'block',
  background: theme.color.surfaceSunken,
  '@container': { [narrow]: { display: 'none' } },
});

export const headRow = style({
  display: 'grid',
  gridTemplateColumns: columns,
  columnGap: space.xs,
  borderInlineStart: '3px solid transparent',
  paddingInlineEnd: space.xs,
});

export const headerCell = style({
  padding: `${space.xs2} 0`,
  fontFamily: theme.font.display,
  fontSize: fontSize.label,
  fontWeight: fontWeight.display,
  letterSpacing: '0.06em',
  textAlign: 'start',
  textTransform: 'uppercase',
  color: theme.color.textMuted,
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '[data-align="end"] + &': { paddingInlineStart: space.xs },
    '&:first-child': { paddingInlineStart: space.xs },
  },
});
