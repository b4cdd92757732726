/** The English of the section `contact`, for `useTexts`. */
export const contactTexts = {
  contact: {
    title: 'Ask the shop',
    call: (phone: string) => `Call ${phone}`,
    message: 'Send a message on WhatsApp',
    part: (name: string, quantity: string) =>
      `Hello, I have a question about this part: ${name}. Quantity: ${quantity}.`,
    outOfStock: (name: string, quantity: string) =>
      `Hello, ${name} is out of stock on your site. I need ${quantity}. When will you have it?`,
    mayBePlaced: (name: string, quantity: string) =>
      `Hello, I tried to order ${name}, quantity ${quantity}, but your site did not confirm it. Did you get my order?`,
    notFound: (search: string) => `Hello, I am looking for this part and cannot find it on your site: ${search}.`,
    general: 'Hello, I am looking for a part and cannot find it on your site.',
  },
};
