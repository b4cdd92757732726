import { style } from '@vanilla-extract/css';
import { pageFrame } from '../../blocks/pageFrame.css.js';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, space } from '../../theme/tokens.js';

export const page = style([
  pageFrame,
  { gap: space.md, paddingBlockStart: space.lg, '@media': { [from.desktop]: { paddingBlockStart: space.xl } } },
]);

export const title = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.headline,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});

export const lead = style({ marginBlockStart: space.xs2, color: theme.color.textMuted, textWrap: 'pretty' });
