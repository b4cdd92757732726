import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, matchesGlob } from 'node:path';

interface Rules {
  ignore: string[];
  cleanUrls: boolean;
  trailingSlash: boolean;
  rewrites: { source: string; destination: string }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

/** A host of plain files that does what `firebase.json` says, in Firebase Hosting's order: exact file, rewrite, `404.html`. */
export interface StaticHost {
  address: string;
  close(): void;
}

/** Serves a folder by the rules of a `firebase.json`. */
export async function openStaticHost({ folder, config }: { folder: string; config: string }): Promise<StaticHost> {
  const { hosting: rules } = JSON.parse(readFileSync(config, 'utf8')) as { hosting: Rules };

  const fileOf = (path: string): string | undefined => {
    const candidates = rules.cleanUrls ? [path, `${path}.html`, join(path, 'index.html')] : [path];
    return candidates.find(
      (file) =>
        extname(file) !== '' &&
        existsSync(join(folder, file)) &&
        !rules.ignore.some((glob) => matchesGlob(file.slice(1), glob)),
    );
  };

  const send = (response: ServerResponse, status: number, file: string) => {
    response.writeHead(status, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(join(folder, file)));
  };

  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    // As Firebase does: all rules that match hold, and of two values for one header the later one.
    for (const { source, headers } of rules.headers) {
      if (source === '**' || matchesGlob(path, source)) {
        for (const { key, value } of headers) response.setHeader(key, value);
      }
    }
    const clean = path.replace(/(?<=.)\/+$/, '').replace(rules.cleanUrls ? /(\/index)?\.html$/ : /^$/, '') || '/';
    const file = fileOf(clean);
    if (file !== undefined && clean !== path) {
      response.writeHead(301, { location: clean }).end();
      return;
    }
    const rewritten = rules.rewrites.find(({ source }) => matchesGlob(path, source))?.destination;
    if (file !== undefined) send(response, 200, file);
    else if (rewritten !== undefined) send(response, 200, rewritten);
    else send(response, 404, '/404.html');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
