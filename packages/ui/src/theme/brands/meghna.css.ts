import { brandStyles } from '../brandStyles.js';
import { meghna } from './meghna.js';

brandStyles('meghna', meghna);
