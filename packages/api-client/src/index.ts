export { type AnswerOf, type Body, type Call, type Endpoint, type InputOf, splitEndpoint, type Token } from './call.js';
export type { Answer, CallOptions, Client, Input } from './calls.js';
export { classifyError, type ErrorClass, type ErrorKind } from './classifyError.js';
export { type ClientOptions, createClient, type Fetch, type TokenSource } from './client.js';
export { type CallName, contract, documentedCalls, maxTotalCount, additionalCalls } from './contract.js';
export { AnswerError, HttpError, type Issue, NetworkError } from './errors.js';
export { isBlocked } from './isBlocked.js';
export { readConflict } from './readConflict.js';
export { createSessionClient, type SessionClientOptions } from './sessionClient.js';
