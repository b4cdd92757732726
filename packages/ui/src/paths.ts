/** The paths of the routes (specification, section 2). */
export const paths = {
  home: '/',
  purchase: (id: string) => `/purchase/${encodeURIComponent(id)}`,
  dashboard: '/dashboard',
  myOrders: '/dashboard/myorders',
  review: '/dashboard/review',
  myProfile: '/dashboard/myprofile',
  allUser: '/dashboard/alluser',
  addProduct: '/dashboard/addproduct',
  importParts: '/dashboard/import',
  manageProducts: '/dashboard/manageproducts',
  portfolio: '/portfolio',
  blog: '/blog',
  login: '/login',
  signup: '/signup',
} as const;
