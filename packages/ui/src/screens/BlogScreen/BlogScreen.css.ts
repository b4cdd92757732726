import { style } from '@vanilla-extract/css';
import { container } from '../../elements/Section/Section.css.js';
import { theme } from '../../theme/contract.css.js';
import { lineHeight, size, space } from '../../theme/tokens.js';

export const cards = style([container, { paddingBlock: `${space.lg} ${space.xl3}` }]);

export const contentsTitle = style({ color: theme.color.brandTextMuted, paddingBlockEnd: space.xs });

export const contentsItem = style({ borderBlockStart: `1px solid ${theme.color.brandBorder}` });

export const contentsLink = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  alignItems: 'baseline',
  alignContent: 'center',
  minBlockSize: size.target,
  paddingBlock: space.xs,
  color: theme.color.brandText,
  lineHeight: lineHeight.snug,
  textDecoration: 'none',
  outlineOffset: '-3px',
  ':hover': { textDecoration: 'underline' },
});
