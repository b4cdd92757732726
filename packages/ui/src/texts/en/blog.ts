/** The English of the section `blog`, for `useTexts`. */
export const blogTexts = {
  blog: {
    lead: 'Questions and answers on React, from the people who built this shop.',
    contents: 'Questions on this page',
  },
};
