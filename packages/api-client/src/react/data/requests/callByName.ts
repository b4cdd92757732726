import type { CallResponse, CallName, CallOptions, Client, Input } from '../../../index.js';

/** The functions of a client by the name of their call. */
type Calls = {
  readonly [Name in CallName]: (input: Input<Name>, options?: CallOptions) => Promise<CallResponse<Name>>;
};

/** Makes a call by its name. */
export const callByName = <Name extends CallName>(
  client: Client,
  name: Name,
  input: Input<Name>,
  options?: CallOptions,
): Promise<CallResponse<Name>> => {
  const calls: Calls = client;
  return calls[name](input, options);
};
