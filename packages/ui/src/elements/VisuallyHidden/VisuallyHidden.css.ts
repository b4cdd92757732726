import { style } from '@vanilla-extract/css';
import { hiddenText } from '../../theme/hiddenText.js';

export const visuallyHidden = style(hiddenText);
