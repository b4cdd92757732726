export const portfolioTexts = {
  portfolio: {
    sites: 'Sites',
    visit: 'Visit',
  },
};
