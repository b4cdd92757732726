export { type AnswerOf, type Body, type Call, type Endpoint, type InputOf, splitEndpoint, type Token } from './call.js';
export {
  type Answer,
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  type Fetch,
  type Input,
  type TokenSource,
} from './client.js';
export { type CallName, contract, documentedCalls, ownCalls } from './contract.js';
export { Order, Part, Review, User } from './entities.js';
export { AnswerError, HttpError, type Issue, NetworkError } from './errors.js';
