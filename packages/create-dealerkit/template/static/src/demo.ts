import { createDemo } from '@dealerkit/api-client/demo';

// Your decision: the parts that a visitor finds, the newest last, and who signs in as an admin.
export const demo = createDemo({ admin: 'admin@dealerkit.dev', parts: [
  { _id: '1', product_name: 'Brake Pad Set', price: 6200, available_quantity: 85, description: 'Category: Brakes' },
  { _id: '2', product_name: 'Air Filter', price: 1450, available_quantity: 120, description: 'Category: Filters' },
  { _id: '3', product_name: 'Clutch Kit 430 mm', price: 38500, available_quantity: 9, description: 'Category: Clutch' },
] });
