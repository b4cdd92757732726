import { existsSync, globSync } from 'node:fs';

export const programs = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  varnishd: '/usr/sbin/varnishd',
} as const;

/** A file of each Debian package that the cluster needs. */
const packages = {
  'etcd-server': programs.etcd,
  haproxy: programs.haproxy,
  patroni: programs.patroni,
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  varnish: programs.varnishd,
  'varnish-modules': '/usr/lib/*/varnish/vmods/libvmod_xkey.so',
};

/** The Debian packages that have to be installed first. */
export function missingPrograms(): string[] {
  const isMissing = (file: string) => !existsSync(file) && globSync(file).length === 0;
  return Object.entries(packages)
    .filter(([, file]) => isMissing(file))
    .map(([name]) => name);
}
