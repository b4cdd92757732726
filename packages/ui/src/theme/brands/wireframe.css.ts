import { brandStyles } from '../brandStyles.js';
import { wireframe } from './wireframe.js';

brandStyles('wireframe', wireframe);
