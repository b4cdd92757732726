import { type Basket, type BasketLine, updateLine } from './basketRules.js';

/** The lines that are saved for later. */
export const savedLines = (basket: Basket): Basket => basket.filter(({ isSaved }) => isSaved);

/** Puts a removed line back where it was, unless the part is in the basket again. */
export const restoreLine = (basket: Basket, line: BasketLine, index: number): Basket =>
  basket.some(({ partId }) => partId === line.partId) ? basket : basket.toSpliced(index, 0, line);

/** Saves a line for later, or takes it back. */
export const saveLine = (basket: Basket, partId: string, isSaved: boolean): Basket =>
  updateLine(basket, partId, (line) => ({ ...line, isSaved }));
