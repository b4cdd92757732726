import { style, styleVariants } from '@vanilla-extract/css';
import { narrow, wide } from '../../elements/DataTable/DataTable.css.js';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';
import { listedSize } from '../PartThumbnail/PartThumbnail.css.js';

export const part = style({ '@container': { [wide]: { vars: { [listedSize]: '2rem' } } } });

export const outOfStock = style({
  display: 'inline-flex',
  verticalAlign: 'bottom',
  alignItems: 'center',
  gap: space.xs2,
  color: theme.color.danger.text,
});

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** A row has two lines for the name; in a narrow one, the number takes the second. */
export const name = styleVariants({ alone: 2, aboveNumber: 1 }, (lines) => ({
  ...clamped,
  WebkitLineClamp: 2,
  '@container': { [narrow]: { WebkitLineClamp: lines } },
}));

export const buttons = style({ display: 'flex', justifyContent: 'end', gap: space.xs2 });
