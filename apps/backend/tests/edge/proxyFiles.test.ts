import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the nginx of the README replaces every forwarded header that a visitor sends', () => {
  const [, nginx = ''] = /```nginx\n(.*?)```/s.exec(read('apps/backend/README.md')) ?? [];
  const set = new Map(Array.from(nginx.matchAll(/proxy_set_header (\S+) (.+);/g), ([, name, value]) => [name, value]));
  expect(
    ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'Forwarded'].map((name) => set.get(name)),
  ).toEqual(['$remote_addr', '$host', '$scheme', '""']);
});

test('the HAProxy of the edge replaces the scheme, and removes the other forwarded headers', () => {
  const edge = read('deploy/haproxy/edge.cfg');
  for (const rule of ['set-header X-Forwarded-Proto https', 'del-header X-Forwarded-Host', 'del-header Forwarded']) {
    expect(edge).toContain(`  http-request ${rule}\n`);
  }
});

test('the proxies accept TLS 1.2 and newer, and the HAProxy refuses calls without TLS before it redirects pages', () => {
  expect(read('apps/backend/README.md')).toContain('  ssl_protocols TLSv1.2 TLSv1.3;\n');
  const edge = read('deploy/haproxy/edge.cfg');
  expect(edge).toMatch(/bind :443 ssl .* ssl-min-ver TLSv1\.2 /);
  expect(edge).toMatch(
    /http-request deny .* if !\{ ssl_fc \} \{ path_beg \/api\/ \}\n {2}http-request redirect scheme https/,
  );
});

test('the backends of several machines have one public address', () => {
  expect(read('deploy/systemd/backend.env')).toMatch(/^PUBLIC_URL=https:\/\//m);
});
