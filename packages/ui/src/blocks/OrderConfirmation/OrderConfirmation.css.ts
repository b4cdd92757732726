import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, lineHeight, space } from '../../theme/tokens.js';
import { onPaper } from '../PrintoutFrame/onPaper.css.js';

export const confirmation = style([
  onPaper,
  {
    overflow: 'clip',
    border: `1px solid ${theme.color.border}`,
    borderBlockStart: `3px solid ${theme.color.success.text}`,
    borderRadius: theme.radius.panel,
    background: theme.color.surface,
    color: theme.color.text,
  },
]);

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  padding: space.md,
  '@media': { [from.tablet]: { padding: space.lg } },
});

export const heading = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.sm,
  lineHeight: lineHeight.snug,
  color: theme.color.textMuted,
});

/** The round mark of an accepted order; the title says the same. */
export const check = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  border: `1px solid ${theme.color.success.border}`,
  borderRadius: '50%',
  background: theme.color.success.surface,
  color: theme.color.success.text,
});

export const title = style({
  marginBlockEnd: space.xs2,
});

export const actions = style({
  display: 'grid',
  gap: space.xs,
  paddingBlock: space.sm,
  paddingInline: space.md,
  borderBlockStart: `1px solid ${theme.color.border}`,
  '@media': {
    [from.tablet]: { display: 'flex', flexWrap: 'wrap', paddingInline: space.lg },
    print: { display: 'none' },
  },
});
