/** The English of the section `portfolio`, for `useTexts`. */
export const portfolioTexts = {
  portfolio: {
    sites: 'Sites',
    visit: 'Visit',
  },
};
