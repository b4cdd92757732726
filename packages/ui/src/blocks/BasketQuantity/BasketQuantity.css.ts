import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenText } from '../../theme/hiddenText.js';

export const field = style({ maxInlineSize: '11rem' });

/** The name of the part is beside the field; screen readers read it as the label. It leaves no gap. */
globalStyle(`${field} div:has(> label)`, hiddenText);
