// `npm run size` bundles and weighs it.
export { AnswerError, classifyError, createClient, HttpError, NetworkError } from '@dealerkit/api-client';
