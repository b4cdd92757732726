import { isDocumented } from '#spelling';

/** The English of the section `deleteModal`, for `useTexts`. */
export const deleteModalTexts = {
  deleteModal: {
    title: isDocumented
      ? (name: string) => `Are you sure you want to delete ${name}`
      : (name: string) => `Are you sure you want to delete ${name}?`,
    orderWarning: 'Once deleted, the part must be ordered again.',
    partWarning: 'Once deleted, the part disappears from the home page.',
    reviewWarning: 'Once deleted, the review disappears from the home page.',
    delete: 'Delete',
    cancel: isDocumented ? 'Cancle' : 'Cancel',
    deleteNamed: (name: string) => `Delete ${name}`,
    deleted: (product: string) => `${product} is deleted.`,
    reviewDeleted: 'The review is deleted.',
    nothingDeleted: 'Nothing was deleted because it was already gone. The list is now up to date.',
  },
};
