/** The English of the section `notFound`, for `useTexts`. */
export const notFoundTexts = {
  notFound: {
    advice: 'This page does not exist. It may have moved, or the address may be mistyped.',
  },
};
