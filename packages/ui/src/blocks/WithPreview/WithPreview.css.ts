import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { labelText } from '../../theme/labelText.js';
import { from, space } from '../../theme/tokens.js';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' },
    [from.desktop]: { columnGap: space.xl2 },
  },
});

export const panel = style({
  padding: space.md,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  '@media': { [from.desktop]: { padding: space.lg } },
});

/** Stays visible while the user scrolls the form. */
export const previewColumn = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  '@media': { [from.tablet]: { position: 'sticky', insetBlockStart: '5rem' } },
});

export const caption = style(labelText);
