/** The widths of number, customer, parts, place and sum. */
export const textColumns =
  'minmax(5.5rem, 1.3fr) minmax(7.5rem, 1.5fr) minmax(7.5rem, 1.75fr) minmax(3rem, 1.4fr) minmax(6rem, 1fr)';
export const middleTextColumns = 'minmax(4.5rem, auto) minmax(0, 1fr) minmax(0, 9rem)';
/** The last column has the sum, and below it the next step or the status. */
export const narrowTextColumns = 'minmax(3.75rem, auto) minmax(2.75rem, 1fr) fit-content(8.5rem)';

/** A column that is at least as wide as its longest word, and takes part of the free space. */
export const atLeast = (width: string): string => `minmax(${width}, 1.1fr)`;
