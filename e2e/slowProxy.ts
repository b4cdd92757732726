import { Agent, request } from 'node:http';
import { serve } from './serve.ts';

/** A proxy for a browser, which waits before it sends a request on. The browser's `Host` header stays. */
export async function slowProxy(wait: (url: string) => Promise<unknown>) {
  const agent = new Agent({ keepAlive: true });
  return serve(0, (incoming, outgoing) => {
    const { method, url = '', headers } = incoming;
    const forward = () => {
      const forwarded = request(url, { method, headers, agent }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      forwarded.on('error', () => outgoing.destroy());
      incoming.pipe(forwarded);
    };
    void wait(url).then(forward);
  });
}
