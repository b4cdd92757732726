/** The English of the section `counterOrder`, for `useTexts`. */
export const counterOrderTexts = {
  counterOrder: {
    lead: 'Order for a customer at the counter or on the phone.',
    part: 'Part',
    search: 'Search for a part',
    noParts: 'No part matches.',
    choose: 'Choose',
    chooseNamed: (part: string) => `Choose ${part}`,
    changePart: 'Choose another part',
    name: 'Customer’s name',
    email: 'Customer’s e-mail',
    emailHint: 'Leave it empty if the customer has no account. The order is then listed under yours.',
    addressDefault: 'Collected at the counter',
    nameRequired: 'Name is Required',
    submit: 'Place order',
    placedTitle: 'The order is placed',
    next: 'Next order',
  },
};
