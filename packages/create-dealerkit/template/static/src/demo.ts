import { createDemo } from '@dealerkit/api-client/demo';

const part = (product_name: string, price: number, available_quantity: number, description: string) => ({
  _id: product_name, product_name, price, available_quantity, description,
});

// Your decision: the parts that a visitor finds, the newest last, and who signs in as an admin.
export const demo = createDemo({
  admin: 'admin@dealerkit.dev',
  parts: [
    part('Disc Brake Pad Set, One Axle', 6200, 85, 'Four pads with retaining springs.\nCategory: Brakes'),
    part('Air Filter Element', 1450, 120, 'Pleated paper with a metal cage.\nCategory: Filters'),
    part('Leaf Spring, Rear, Ten Leaves', 18900, 14, 'Shot-peened, with bushes.\nCategory: Suspension'),
    part('Clutch Kit 430 mm', 38500, 9, 'Driven plate, pressure plate and bearing.\nCategory: Clutch'),
  ],
});
