import { createServer } from 'node:http';

/** A plain HTTP server for comparison; each message `{ path, body }` stores a response body. */
const bodies = new Map<string, Buffer>();
process.on('message', ({ path, body }: { path: string; body: string }) => {
  bodies.set(path, Buffer.from(body));
  process.send?.('stored');
});
process.once('disconnect', () => process.exit());

const server = createServer((request, response) => {
  const body = bodies.get(request.url ?? '') ?? Buffer.alloc(0);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
});
