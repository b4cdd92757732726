import { defaultBrandStyles } from '../brandStyles.js';
import { surma } from './surma.js';

defaultBrandStyles(surma);
