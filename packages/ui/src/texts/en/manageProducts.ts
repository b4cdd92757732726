/** The English of the section `manageProducts`, for `useTexts`. */
export const manageProductsTexts = {
  manageProducts: {
    part: 'Part',
    empty: { title: 'No parts on sale', advice: 'The first part you add appears here and on the home page.' },
    toAddProduct: 'Add a part',
    edit: 'Edit',
    editNamed: (name: string) => `Edit ${name}`,
    editTitle: (name: string) => `Edit ${name}`,
    save: 'Save',
    saved: (name: string) => `${name} is saved.`,
    unchanged: 'Nothing has been changed.',
    conflict:
      'Another admin has changed this part in the meantime. Check the marked fields, then save again to replace their values with yours.',
    conflictNow: (present: string, read: string) => `Now ${present}, was ${read}`,
    conflictEmpty: 'empty',
    gone: 'This part was deleted in the meantime.',
    count: (count: number, formatted: string) => `${formatted} ${count === 1 ? 'part' : 'parts'}`,
    editValues: 'Edit prices and stock',
    endEdit: 'Back to the list',
  },
};
