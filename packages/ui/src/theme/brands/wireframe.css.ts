import { defineBrand } from '../defineBrand.js';
import { wireframe } from './wireframe.js';

defineBrand('wireframe', wireframe);
