import { addToBasketTexts } from '../../texts/en/addToBasket.js';
import { basketTexts } from '../../texts/en/basket.js';

/** The texts of the lines of a basket. */
export const basketLinesTexts = { ...addToBasketTexts, ...basketTexts };
