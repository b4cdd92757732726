import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, space } from '../../theme/tokens.js';

export const columns = style({
  alignContent: 'center',
  alignItems: 'center',
  '@media': { [from.desktop]: { gridTemplateColumns: '7fr 5fr', columnGap: space.xl3 } },
});

export const pictureFrame = style({
  borderRadius: theme.radius.card,
  overflow: 'hidden',
  background: theme.color.imageBackground,
});
