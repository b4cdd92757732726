export const aPart = {
  product_name: 'Brake Disc',
  description: 'Internally vented.',
  price: 14500,
  image: '/photos/brake-disc-800.jpg',
  minimum_order_quantity: 2,
  available_quantity: 36,
};

export const anOrder = {
  userEmail: 'rahim@example.com',
  userName: 'Rahim Uddin',
  product_name: 'Brake Disc',
  address: 'Zindabazar, Sylhet',
  phone: '01700-000142',
  orderQuantity: 2,
};

export const aReview = {
  reviewName: 'Rahim Uddin',
  reviewerEmail: 'rahim@example.com',
  productName: 'Brake Disc',
  description: 'Fits.',
  rating: 4.5,
};
