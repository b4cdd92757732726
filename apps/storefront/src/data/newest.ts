/** The input of the calls of the home page on the dealerkit backend. */
export const newestParts = { limit: 6 };
export const newestReviews = { limit: 3 };
