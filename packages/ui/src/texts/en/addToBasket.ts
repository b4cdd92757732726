export const addToBasketTexts = {
  addToBasket: {
    add: 'Add to basket',
    addNamed: (name: string) => `Add to basket: ${name}`,
    inBasket: (name: string) => `In the basket: ${name}`,
    quantityOf: (name: string) => `Quantity of ${name}`,
    link: (count: number, formatted: string) => `Basket, ${formatted} ${count === 1 ? 'part' : 'parts'}`,
    count: (count: number, formatted: string) => `${formatted} ${count === 1 ? 'part' : 'parts'} in the basket`,
    emptyAll: 'Empty basket',
    stays: 'Your basket stays on this device. Empty it if others use the device.',
    full: 'The basket has room for 200 parts. Order or remove some of them first.',
    remove: 'Remove',
    notStored:
      'This browser has no room for the basket, or blocks its storage. The change was not saved. Free some space, or order by phone.',
  },
};
