/** A document as a database of that time would hand it out. */
export type Document = Record<string, unknown>;

const part = (place: number, more: Document): Document => ({
  _id: `65f0a1b2c3d4e5f6a7b8c9d${place}`,
  product_name: `Leaf Spring ${place}`,
  description: 'Parabolic, for the rear axle.',
  price: '7800',
  image: '/photos/leaf-spring-800.jpg',
  minimum_order_quantity: '2',
  available_quantity: '40',
  ...more,
});

/** What the other host holds at first: numbers as text, one price in words, one part with hardly anything. */
export const documents = () => ({
  parts: [
    part(1, {}),
    part(2, { price: '$1,119.84', product_name: 'Gear Box 9-speed' }),
    { _id: '65f0a1b2c3d4e5f6a7b8c9d3', image: '', minimum_order_quantity: '1' },
    part(4, {}),
    part(5, {}),
    part(6, {}),
    part(7, { product_name: 'Brake Drum 420 mm', price: 'On request' }),
    part(8, { product_name: 'Clutch Kit 430 mm' }),
  ] as Document[],
  reviews: [
    {
      _id: '65f0a1b2c3d4e5f6a7b8ca01',
      reviewName: 'Jamal',
      productName: 'Brake Drum',
      description: 'Fits.',
      rating: '5',
    },
    { _id: '65f0a1b2c3d4e5f6a7b8ca02', reviewName: 'Mina', productName: 'Filter', description: 'Good.', rating: '4.5' },
  ] as Document[],
  users: [
    { _id: '65f0a1b2c3d4e5f6a7b8cb01', email: 'admin@dealerkit.dev', username: 'Nasrin Akter', role: 'admin' },
    { _id: '65f0a1b2c3d4e5f6a7b8cb02', email: 'jamal@example.com' },
  ] as Document[],
  orders: [] as Document[],
});
