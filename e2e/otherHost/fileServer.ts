import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, matchesGlob } from 'node:path';
import { serve } from '../serve.ts';

interface Rules {
  ignore: string[];
  cleanUrls: boolean;
  rewrites: { source: string; destination: string }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

/** Serves a folder by the rules of a `firebase.json`, in the order of Firebase Hosting: file, rewrite, `404.html`. */
export async function openFileServer(folder: string, config: string) {
  const { hosting: rules } = JSON.parse(readFileSync(config, 'utf8')) as { hosting: Rules };

  const fileOf = (path: string): string | undefined =>
    (rules.cleanUrls ? [path, `${path}.html`, join(path, 'index.html')] : [path]).find(
      (file) =>
        extname(file) !== '' &&
        existsSync(join(folder, file)) &&
        !rules.ignore.some((glob) => matchesGlob(file.slice(1), glob)),
    );

  const send = (response: ServerResponse, status: number, file: string) => {
    response.writeHead(status, { 'content-type': contentTypes[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(join(folder, file)));
  };

  return serve(0, ({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://host').pathname);
    // All matching rules apply. A later value of a header replaces an earlier one.
    for (const { source, headers } of rules.headers) {
      if (source !== '**' && !matchesGlob(path, source)) continue;
      for (const { key, value } of headers) response.setHeader(key, value);
    }
    const clean = path.replace(/(?<=.)\/+$/, '').replace(rules.cleanUrls ? /(\/index)?\.html$/ : /^$/, '') || '/';
    const file = fileOf(clean);
    const rewrite = rules.rewrites.find(({ source }) => matchesGlob(path, source));
    if (file !== undefined && clean !== path) response.writeHead(301, { location: clean }).end();
    else if (file !== undefined) send(response, 200, file);
    else if (rewrite) send(response, 200, rewrite.destination);
    else send(response, 404, '/404.html');
  });
}
