/** The English of the section `pagination`, for `useTexts`. */
export const paginationTexts = {
  pagination: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    named: (page: string) => `Page ${page}`,
    current: (page: string, all: string) => `Page ${page} of ${all}`,
  },
};
