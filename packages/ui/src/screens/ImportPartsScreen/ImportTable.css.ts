import { style } from '@vanilla-extract/css';
import { fontWeight, lineHeight } from '../../theme/tokens.js';

/** In the head of a row. */
export const remark = style({ fontWeight: fontWeight.normal, ':empty': { display: 'none' } });

export const status = style({ lineHeight: lineHeight.snug, overflowWrap: 'break-word' });

export const hiddenIfEmpty = style({ ':empty': { display: 'none' } });
