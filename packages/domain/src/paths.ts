/**
 * Every page of the shop, by who may open it, with `:id` for the id of a part, an order, a customer or an invoice. The key of a page is that of its title.
 * Routes, guards, the pages of the backend and the sitemap follow this table.
 */
export const pages = {
  /** Everyone may open them, and search engines list them. */
  listed: {
    home: '/',
    allParts: '/parts',
    portfolio: '/portfolio',
    blog: '/blog',
  },
  /** Everyone may open them. `offline` is shown instead of any page while there is no connection. */
  unlisted: {
    // Before the page of a part, whose path it also matches.
    compareParts: '/parts/compare',
    part: '/parts/:id',
    login: '/login',
    signup: '/signup',
    basket: '/basket',
    pasteList: '/basket/paste',
    privacy: '/privacy',
    offline: '/offline',
  },
  /** For signed-in users. */
  user: {
    purchase: '/purchase/:id',
    dashboard: '/dashboard',
    myOrders: '/dashboard/myorders',
    review: '/dashboard/review',
    myProfile: '/dashboard/myprofile',
    order: '/dashboard/orders/:id',
    printOrder: '/dashboard/orders/:id/print',
    invoice: '/dashboard/invoices/:id',
  },
  /** For admins. */
  admin: {
    allUser: '/dashboard/alluser',
    addProduct: '/dashboard/addproduct',
    manageProducts: '/dashboard/manageproducts',
    importParts: '/dashboard/import',
    orders: '/dashboard/orders',
    counterOrder: '/dashboard/counterorder',
    customers: '/dashboard/customers',
    customer: '/dashboard/customers/:id',
    statement: '/dashboard/customers/:id/statement',
    receipt: '/dashboard/customers/:id/receipt',
    cheques: '/dashboard/cheques',
    dayBook: '/dashboard/daybook',
    purchaseList: '/dashboard/purchaselist',
    audit: '/dashboard/audit',
    synonyms: '/dashboard/synonyms',
    zeroResultSearches: '/dashboard/zeroresultsearches',
  },
} as const;

/** The paths of all pages by their keys. */
export const pagePaths = { ...pages.listed, ...pages.unlisted, ...pages.user, ...pages.admin };

/** The key of a page. */
export type PageName = keyof typeof pagePaths;

/** The page at a path, also with a slash at its end; undefined if the shop has none there. */
export const pageAt = (pathname: string): PageName | undefined =>
  (Object.keys(pagePaths) as PageName[]).find((name) =>
    new RegExp(`^${pagePaths[name].replace(':id', '[^/]+')}/?$`).test(pathname),
  );

const fill = (path: string, id: string) => path.replace(':id', encodeURIComponent(id));

/** The parts with one parameter, in the form that the page itself writes into its URL. */
const partsWith = (name: string, value: string) =>
  value === '' ? pagePaths.allParts : `${pagePaths.allParts}?${String(new URLSearchParams({ [name]: value }))}`;

/** The paths of links. */
export const paths = {
  ...pagePaths,
  /** The parts that a search finds; all parts for an empty one. */
  partsFor: (search: string) => partsWith('search', search),
  partsOfCategory: (category: string) => partsWith('category', category),
  partsOfVehicle: (vehicle: string) => partsWith('vehicle', vehicle),
  part: (id: string) => fill(pagePaths.part, id),
  /** Parts side by side. */
  comparison: (ids: readonly string[]) => `${pagePaths.compareParts}?ids=${ids.join(',')}`,
  purchase: (id: string) => fill(pagePaths.purchase, id),
  /** The order form of a part, filled in as in an earlier order. */
  orderAgain: (partId: string, orderId: string) =>
    `${fill(pagePaths.purchase, partId)}?again=${encodeURIComponent(orderId)}`,
  /** The part in the list that an admin edits. */
  managePart: (name: string) => `${pagePaths.manageProducts}?search=${encodeURIComponent(name)}`,
  waitingOrders: `${pagePaths.orders}?status=placed`,
  ordersWithStatus: (status: string) => `${pagePaths.orders}?status=${status}`,
  /** The orders of a day, such as `2026-11-22`. */
  ordersOfDay: (day: string) => `${pagePaths.orders}?from=${day}&to=${day}`,
  /** The orders of one customer. */
  customerOrders: (email: string) => `${pagePaths.orders}?search=${encodeURIComponent(email)}`,
  /** The form for a synonym, filled in with a spelling. */
  addSynonym: (spelling: string) => `${pagePaths.synonyms}?spelling=${encodeURIComponent(spelling)}`,
  customer: (id: string) => fill(pagePaths.customer, id),
  statement: (id: string) => fill(pagePaths.statement, id),
  /** The receipt of a payment of a customer, which the ledger has at its time. */
  receipt: (id: string, { _id, at }: { _id: string; at: string }) =>
    `${fill(pagePaths.receipt, id)}?${String(new URLSearchParams({ entry: _id, at }))}`,
  /** The form for an order at the counter, filled in with a customer. */
  counterOrderFor: (customer: string) => `${pagePaths.counterOrder}?customer=${encodeURIComponent(customer)}`,
  /** The day book of a day, such as `2026-11-22`. */
  dayBookOf: (day: string) => `${pagePaths.dayBook}?date=${day}`,
  invoice: (number: string) => fill(pagePaths.invoice, number),
  order: (id: string) => fill(pagePaths.order, id),
  printOrder: (id: string) => fill(pagePaths.printOrder, id),
} as const;
