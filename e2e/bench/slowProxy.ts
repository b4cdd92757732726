import { Agent, request } from 'node:http';
import { serve } from '../serve.ts';

/** A proxy for a browser, through which every request takes `latency` milliseconds longer. The browser's `Host` header stays. */
export async function slowProxy(latency: number) {
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
    setTimeout(forward, latency);
  });
}
