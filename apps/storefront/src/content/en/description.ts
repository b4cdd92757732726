/** What search engines show about the shop. */
export const description =
  'Truck parts in Sylhet, Bangladesh: brakes, clutches, filters and springs from two showrooms. Browse what is on the shelf and order online.';
