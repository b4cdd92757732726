function headersOf(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  return headers;
}

/** Responses with these statuses must have no body. */
const withoutBody: readonly number[] = [204, 205, 304];

/** Returns a transport that reports which share of a body is sent. Only XMLHttpRequest knows it, `fetch` does not. */
export const fetchWithProgress =
  (onProgress: (share: number) => void) =>
  async (url: string, { method = 'GET', headers, body, signal }: RequestInit): Promise<Response> => {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
      request.addEventListener('load', () => {
        const { status, responseText } = request;
        const text = withoutBody.includes(status) ? null : responseText;
        resolve(new Response(text, { status, headers: headersOf(request.getAllResponseHeaders()) }));
      });
      request.addEventListener('error', () => reject(new TypeError('The request could not be sent.')));
      request.addEventListener('abort', () => reject(new DOMException('The request was aborted.', 'AbortError')));
      const abort = () => {
        reject(signal?.reason as Error);
        request.abort();
      };
      signal?.addEventListener('abort', abort, { once: true });
      // Bodies of calls are texts and blobs.
      request.send(body as XMLHttpRequestBodyInit);
    });
  };
