/** The input of the calls of the home page on our own host. */
export const newestParts = { limit: 6 };
export const newestReviews = { limit: 3 };
