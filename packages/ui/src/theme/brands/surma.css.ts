import { defineFirstBrand } from '../defineBrand.js';
import { surma } from './surma.js';

defineFirstBrand('surma', surma);
