import { style } from '@vanilla-extract/css';
import { fontSize } from '../../theme/tokens.js';
import { callLink } from '../../blocks/callLink.css.js';

export const phone = style([callLink, { fontSize: fontSize.label }]);

/** The numbers are targets of their own, so that their lines need no space between. */
export const phones = style({ rowGap: 0 });
