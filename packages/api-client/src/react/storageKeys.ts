/** The key of `localStorage` with the orders of `keptOrders`. Apart from what reads them, so that a page can ask for it first. */
export const keptOrdersKey = 'keptOrders';

/** The key of `localStorage` with the answers that stay on the device. */
export const storedAnswersKey = 'storedAnswers';

/** The key of `localStorage` with the parts of the lists that the device has shown. */
export const seenPartsKey = 'seenParts';
