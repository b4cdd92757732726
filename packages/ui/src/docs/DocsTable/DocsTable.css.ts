import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { labelText } from '../../theme/labelText.js';
import { fontWeight, lineHeight, space } from '../../theme/tokens.js';

/** A container query, as in `DataTable`. */
const narrow = '(width < 48rem)';

export const container = style({ containerType: 'inline-size' });

export const table = style({
  position: 'relative',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  border: `1px solid ${theme.color.border}`,
  background: theme.color.surface,
  color: theme.color.text,
  lineHeight: lineHeight.snug,
  '@container': { [narrow]: { display: 'block', border: 0, background: 'none' } },
});

/** Visually hidden when rows are cards; screen readers still use it. */
export const head = style({
  background: theme.color.surfaceSunken,
  '@container': {
    [narrow]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const body = style({
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
      gap: space.md,
    },
  },
});

export const row = style({
  borderBlockStart: `1px solid ${theme.color.border}`,
  '@container': {
    [narrow]: {
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      border: `1px solid ${theme.color.border}`,
      borderRadius: theme.radius.panel,
      background: theme.color.surface,
    },
  },
});

export const columnHeader = style([
  labelText,
  { paddingBlock: space.xs, paddingInline: space.md, textAlign: 'start', whiteSpace: 'nowrap' },
]);

export const rowHeader = style({
  minInlineSize: '12rem',
  paddingBlock: space.sm,
  paddingInline: space.md,
  fontWeight: fontWeight.strong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { display: 'block', minInlineSize: 0, background: theme.color.surfaceSunken } },
});

export const cell = style({
  paddingBlock: space.sm,
  paddingInline: space.md,
  overflowWrap: 'anywhere',
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(5.5rem, 1fr) minmax(0, 3fr)',
      alignItems: 'baseline',
      gap: space.sm,
      paddingBlock: space.xs,
      borderBlockStart: `1px solid ${theme.color.border}`,
      '::before': {
        ...labelText,
        // The alternative text is empty because screen readers announce the column header.
        content: ['attr(data-label)', 'attr(data-label) / ""'],
      },
    },
  },
});
