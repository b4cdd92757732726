import { defineDefaultBrand } from '../defineBrand.js';
import { surma } from './surma.js';

defineDefaultBrand('surma', surma);
