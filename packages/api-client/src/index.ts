export {
  type Capabilities,
  type Capability,
  dealerkitCapabilities,
  documentedCapabilities,
} from './calls/capabilities.js';
export { additionalCalls } from './calls/additionalCalls.js';
export {
  type ResponseOf,
  type Body,
  type Call,
  type Endpoint,
  type InputOf,
  paramsOf,
  splitEndpoint,
  type Token,
} from './calls/call.js';
export { classifyError, type ErrorClass } from './client/classifyError.js';
export type { ErrorKind } from '@dealerkit/domain/site/errorKind';
export { type ClientOptions, createClient, type Fetch, type TokenSource } from './client/client.js';
export {
  type CallResponse,
  type CallName,
  type CallOptions,
  type Client,
  contract,
  type Input,
  maxTotalCount,
} from './calls/contract.js';
export { documentedCalls } from './calls/documentedCalls.js';
export { AnswerError, HttpError, type Issue, NetworkError } from './client/errors.js';
export { isBlocked } from './client/isBlocked.js';
export { passkeyIssueOf } from './client/passkeyIssue.js';
export { type Facets, StoredSynonym, type Synonyms } from './calls/searchRows.js';
export { pictureBody } from './calls/pictureCalls.js';
export type { RefusedLine } from '@dealerkit/domain/basket/refusedLine';
export { readConflict } from './client/readConflict.js';
export { readCustomer } from './client/readCustomer.js';
export { createSessionClient, type SessionClientOptions } from './client/sessionClient.js';
export { workbook, workbookType } from './calls/workbook.js';
