const orderPages = 'orders(/[^/]+(/print)?)?|counterorder';
const dashboardPages = `myorders|review|myprofile|alluser|addproduct|manageproducts|import|audit|${orderPages}`;
const route = new RegExp(
  `^/(purchase/[^/]+|dashboard(/(${dashboardPages}))?|parts|portfolio|blog|offline|login|signup)?$`,
);

/** The id of the part whose page a path is. */
export function partIdOf(path: string): string | undefined {
  return /^\/purchase\/([^/]+)$/.exec(path)?.[1];
}

/** Whether a path is a route of the storefront (specification, section 2); all other paths get a 404. */
export function isRoute(path: string): boolean {
  return route.test(path);
}
