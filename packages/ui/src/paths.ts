/** The paths of the routes (specification, section 2). */
export const paths = {
  home: '/',
  allParts: '/parts',
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
