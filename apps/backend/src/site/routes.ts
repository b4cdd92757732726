const dashboardPages = 'myorders|review|myprofile|alluser|addproduct|manageproducts';
const documented = new RegExp(`^/(purchase/[^/]+|dashboard(/(${dashboardPages}))?|portfolio|blog|login|signup)?$`);

/** Whether the storefront has a screen for a path (specification, section 2); all others are not found, and a search engine must hear so. */
export function isScreen(path: string): boolean {
  return documented.test(path);
}
