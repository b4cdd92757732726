/** The English of the section `myOrders`, for `useTexts`. */
export const myOrdersTexts = {
  myOrders: {
    count: (count: number, formatted: string) => `${formatted} ${count === 1 ? 'order' : 'orders'}`,
    product: 'Part',
    quantity: 'Quantity',
    address: 'Address',
    phone: 'Phone',
    delivery: 'Delivery',
    empty: { title: 'No orders yet', advice: 'Your orders appear here. The newest parts are on the home page.' },
    toParts: 'See parts',
  },
};
