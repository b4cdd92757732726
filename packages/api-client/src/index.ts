export { type Abilities, type Ability, dealerkitAbilities, documentedAbilities } from './abilities.js';
export { additionalCalls } from './additionalCalls.js';
export {
  type ResponseOf,
  type Body,
  type Call,
  type Endpoint,
  type InputOf,
  paramsOf,
  splitEndpoint,
  type Token,
} from './call.js';
export { classifyError, type ErrorClass } from './classifyError.js';
export type { ErrorKind } from '@dealerkit/domain/site/errorKind';
export { type ClientOptions, createClient, type Fetch, type TokenSource } from './client.js';
export {
  type CallResponse,
  type CallName,
  type CallOptions,
  type Client,
  contract,
  type Input,
  maxTotalCount,
} from './contract.js';
export { documentedCalls } from './documentedCalls.js';
export { AnswerError, HttpError, type Issue, NetworkError } from './errors.js';
export { isBlocked } from './isBlocked.js';
export { passkeyIssueOf } from './passkeyIssue.js';
export { type Facets, StoredTradeName, type TradeNames } from './searchRows.js';
export { pictureBody } from './pictureCalls.js';
export type { RefusedLine } from '@dealerkit/domain/basket/refusedLine';
export { readConflict } from './readConflict.js';
export { readCustomer } from './readCustomer.js';
export { createSessionClient, type SessionClientOptions } from './sessionClient.js';
export { workbook, workbookType } from './workbook.js';
