/** The paths of the routes. */
export const paths = {
  home: '/',
  allParts: '/parts',
  /** The parts that a search finds. */
  partsFor: (search: string) => `/parts?search=${encodeURIComponent(search)}`,
  partsOfCategory: (category: string) => `/parts?category=${encodeURIComponent(category)}`,
  purchase: (id: string) => `/purchase/${encodeURIComponent(id)}`,
  /** The order form of a part, filled in as in an earlier order. */
  orderAgain: (partId: string, orderId: string) =>
    `/purchase/${encodeURIComponent(partId)}?again=${encodeURIComponent(orderId)}`,
  dashboard: '/dashboard',
  myOrders: '/dashboard/myorders',
  review: '/dashboard/review',
  myProfile: '/dashboard/myprofile',
  allUser: '/dashboard/alluser',
  addProduct: '/dashboard/addproduct',
  importParts: '/dashboard/import',
  manageProducts: '/dashboard/manageproducts',
  /** The part in the list that an admin edits. */
  managePart: (name: string) => `/dashboard/manageproducts?search=${encodeURIComponent(name)}`,
  orders: '/dashboard/orders',
  waitingOrders: '/dashboard/orders?status=placed',
  /** The orders of a day, such as `2026-11-22`. */
  ordersOfDay: (day: string) => `/dashboard/orders?from=${day}&to=${day}`,
  /** The orders of one customer. */
  customerOrders: (email: string) => `/dashboard/orders?search=${encodeURIComponent(email)}`,
  order: (id: string) => `/dashboard/orders/${encodeURIComponent(id)}`,
  printOrder: (id: string) => `/dashboard/orders/${encodeURIComponent(id)}/print`,
  counterOrder: '/dashboard/counterorder',
  audit: '/dashboard/audit',
  tradeNames: '/dashboard/tradenames',
  /** The form for a trade name, filled in with a spelling. */
  addTradeName: (spelling: string) => `/dashboard/tradenames?spelling=${encodeURIComponent(spelling)}`,
  missedSearches: '/dashboard/missedsearches',
  portfolio: '/portfolio',
  blog: '/blog',
  /** Shown instead of any page while there is no connection. */
  offline: '/offline',
  login: '/login',
  signup: '/signup',
} as const;
