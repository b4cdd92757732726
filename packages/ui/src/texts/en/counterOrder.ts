import { isDocumented } from '#spelling';

/** The English of the section `counterOrder`, for `useTexts`. */
export const counterOrderTexts = {
  counterOrder: {
    lead: 'Order for a customer at the counter or on the phone.',
    part: 'Part',
    lines: 'Parts of the order',
    search: 'Search for a part',
    searchHint: 'Type a number and press Enter, type how many and press Enter again. For a name, choose from the list.',
    notOneNumber: 'No part that can be ordered has exactly this number. Choose from the list.',
    noLines: 'Choose a part first.',
    full: 'An order has at most 200 parts.',
    noParts: 'No part matches.',
    choose: 'Choose',
    chooseNamed: (part: string) => `Choose ${part}`,
    name: 'Customer’s name',
    email: 'Customer’s e-mail',
    emailHint: 'Leave it empty if the customer has no account. The order is then listed under yours.',
    addressDefault: 'Collected at the counter',
    nameRequired: isDocumented ? 'Name is Required' : 'Enter a name',
    submit: 'Place order',
    placedTitle: 'The order is placed',
    next: 'Next order',
  },
};
