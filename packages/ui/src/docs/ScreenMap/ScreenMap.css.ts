import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

export const screens = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: space.lg,
});

export const screen = style({ display: 'grid', gap: space.xs });

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 10',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  objectFit: 'cover',
  objectPosition: 'top',
});

globalStyle(`${screen} a`, { display: 'grid', gap: space.xs });
