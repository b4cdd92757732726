// `npm run size` bundles and weighs it.
export { synonyms, synonymWords } from '@dealerkit/domain/synonyms/synonyms';
