const dashboardPages = 'myorders|review|myprofile|alluser|addproduct|manageproducts|import';
const route = new RegExp(`^/(purchase/[^/]+|dashboard(/(${dashboardPages}))?|portfolio|blog|login|signup)?$`);

/** Whether a path is a route of the storefront (specification, section 2); all other paths get a 404. */
export function isRoute(path: string): boolean {
  return route.test(path);
}
