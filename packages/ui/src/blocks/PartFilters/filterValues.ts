/** The filters with a list of values to choose from, in display order. */
export const facetNames = ['categories', 'vehicles', 'brands'] as const;

export type FacetName = (typeof facetNames)[number];

/** The filters of a list of parts; a part has one of the values of each list that is not empty. */
export interface PartFilterValues extends Record<FacetName, readonly string[]> {
  /** Leaves out parts of which less than the minimum order is in stock. */
  isInStock: boolean;
  /** The lowest price, as it is typed. */
  min: string;
  /** The highest price, as it is typed. */
  max: string;
}

/** No filter. */
export const noFilters: PartFilterValues = {
  categories: [],
  vehicles: [],
  brands: [],
  isInStock: false,
  min: '',
  max: '',
};

/** How many filters are set. */
export const selectedCount = ({ isInStock, min, max, ...facets }: PartFilterValues): number =>
  facetNames.reduce((count, name) => count + facets[name].length, 0) +
  [isInStock, min.trim(), max.trim()].filter(Boolean).length;
