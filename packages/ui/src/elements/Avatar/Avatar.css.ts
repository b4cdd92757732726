import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight } from '../../theme/tokens.js';

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.color.border}`,
  borderRadius: '50%',
  background: theme.color.surfaceSunken,
  color: theme.color.text,
  fontWeight: fontWeight.strong,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

export const avatar = styleVariants({
  small: [base, { inlineSize: '2rem', blockSize: '2rem', fontSize: fontSize.label }],
  medium: [base, { inlineSize: '3rem', blockSize: '3rem' }],
});

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
