import { defineBrand } from '../defineBrand.js';
import { meghna } from './meghna.js';

defineBrand('meghna', meghna);
