import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, lineHeight, size, space } from '../../theme/tokens.js';

export const frame = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '24rem',
  marginInline: 'auto',
  aspectRatio: '10 / 9',
  overflow: 'hidden',
  borderRadius: theme.radius.panel,
  background: theme.color.imageBackground,
});

export const image = style({ position: 'absolute', maxInlineSize: 'none' });

export const sliders = style({ paddingBlockStart: space.md });

export const slider = style({
  display: 'grid',
  lineHeight: lineHeight.snug,
  fontWeight: fontWeight.strong,
});

export const range = style({ minBlockSize: size.target, inlineSize: '100%', accentColor: theme.color.text });
