// Without imports, so that a page can ask whether something is stored without loading what reads it.

/** The key of `localStorage` with the orders of `keptOrders`. */
export const keptOrdersKey = 'keptOrders';

/** The key of `localStorage` with the answers that `clearStoredAnswers` removes. */
export const storedAnswersKey = 'storedAnswers';
