import { listHref } from '../site/listAddress.js';
import { pagePaths } from '../paths.js';

/** The sequences of a list of customers; the first one is the default. */
export const customerSorts = ['name', '-balance', '-lastOrder'] as const;
export type CustomerSort = (typeof customerSorts)[number];

/** Which customers to list, and in which sequence. */
export interface CustomerCriteria {
  /** Digits of a phone number, words of the name or the place. */
  search: string;
  sort: CustomerSort;
}

/** Reads criteria from the parameters of a URL; a sequence that does not exist is ignored. */
export const readCustomerCriteria = (parameters: URLSearchParams): CustomerCriteria => ({
  search: parameters.get('search') ?? '',
  sort: customerSorts.find((sort) => sort === parameters.get('sort')) ?? customerSorts[0],
});

/** The URL of the customers with these criteria. */
export const customersHref = ({ search, sort }: CustomerCriteria): string =>
  listHref(pagePaths.customers, [
    ['search', search],
    ['sort', sort === customerSorts[0] ? '' : sort],
  ]);
