// `npm run size` bundles and weighs it.
export { buildSearchIndex } from '@dealerkit/domain/search';
