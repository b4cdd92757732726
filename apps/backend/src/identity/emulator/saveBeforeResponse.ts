import type { ServerResponse } from 'node:http';

/** Saves before a response is sent; if that fails, `refuse` sends another response, since the first one is not true. */
export function saveBeforeResponse(response: ServerResponse, isSaved: () => boolean, refuse: () => void): void {
  const send = {
    write: response.write.bind(response) as (...args: unknown[]) => boolean,
    end: response.end.bind(response) as (...args: unknown[]) => ServerResponse,
  };

  function settle(): void {
    Object.assign(response, send);
    if (isSaved()) return;
    for (const name of ['content-length', 'content-type', 'etag']) response.removeHeader(name);
    refuse();
    Object.assign(send, { write: () => true, end: () => response });
    Object.assign(response, send);
  }

  response.write = (...args: unknown[]) => {
    settle();
    return send.write(...args);
  };
  response.end = (...args: unknown[]) => {
    settle();
    return send.end(...args);
  };
}
