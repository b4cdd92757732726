/** The English of the section `print`, for `useTexts`. */
export const printTexts = {
  print: {
    paper: 'Paper',
    papers: { a4: 'A4', a5: 'A5', receipt: '80 mm roll' },
    print: 'Print',
    number: (number: string) => `Order ${number}`,
    deliverTo: 'Deliver to',
    scan: 'Scan to open this order',
    received: 'Received by',
  },
};
