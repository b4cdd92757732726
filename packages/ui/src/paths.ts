/** The routes of the specification (section 2), so that no address is written twice. */
export const paths = {
  home: '/',
  purchase: (id: string) => `/purchase/${encodeURIComponent(id)}`,
  dashboard: '/dashboard',
  myOrders: '/dashboard/myorders',
  review: '/dashboard/review',
  myProfile: '/dashboard/myprofile',
  allUser: '/dashboard/alluser',
  addProduct: '/dashboard/addproduct',
  manageProducts: '/dashboard/manageproducts',
  portfolio: '/portfolio',
  blog: '/blog',
  login: '/login',
  signup: '/signup',
} as const;
