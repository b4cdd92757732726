import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.sm,
});

export const outOfStock = style({
  display: 'inline-flex',
  verticalAlign: 'bottom',
  alignItems: 'center',
  gap: space.xs2,
  color: theme.color.danger.text,
});

const narrow = '(width < 52rem)';

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** The name and the number have two lines of a narrow row. */
export const name = styleVariants({ alone: 2, aboveNumber: 1 }, (lines) => ({
  '@container': { [narrow]: { ...clamped, WebkitLineClamp: lines } },
}));

export const buttons = style({
  display: 'flex',
  gap: space.xs,
  '@container': { [narrow]: { gap: space.xs2 } },
});

globalStyle(`${buttons} > button`, { flexGrow: 1, '@container': { [narrow]: { paddingInline: space.xs } } });

/** On the second line of a narrow row the buttons show their icon only. */
export const buttonText = style({ '@container': { [narrow]: { display: 'none' } } });
