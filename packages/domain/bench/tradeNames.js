// `npm run size` bundles and weighs it.
export { tradeNames, tradeWords } from '@dealerkit/domain/tradeNames/tradeNames';
