import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, space } from '../../theme/tokens.js';

/** "Copy" on a second print. */
export const copy = style({
  paddingInline: space.xs,
  border: `2px solid ${theme.color.text}`,
  fontFamily: theme.font.display,
  fontWeight: fontWeight.display,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
});

export const totals = style({
  display: 'grid',
  gap: space.xs2,
  justifySelf: 'end',
  inlineSize: '100%',
  maxInlineSize: '20rem',
});

export const signatures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(35mm, 100%), 1fr))',
  flex: '1 1 40mm',
  gap: space.lg,
  paddingBlockStart: space.xl2,
});

export const credited = style({ fontWeight: fontWeight.strong, color: theme.color.danger.text });
