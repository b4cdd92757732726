import { globSync } from 'node:fs';

export const programs = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  varnishd: '/usr/sbin/varnishd',
} as const;

/** A file of each Debian package that the cluster needs. */
const packages: Record<string, string> = {
  'etcd-server': programs.etcd,
  haproxy: programs.haproxy,
  patroni: programs.patroni,
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  varnish: programs.varnishd,
  'varnish-modules': '/usr/lib/*/varnish/vmods/libvmod_xkey.so',
};

/** Which of these Debian packages have to be installed first. */
export function missingPackages(names: readonly string[] = Object.keys(packages)): string[] {
  return names.filter((name) => globSync(packages[name] ?? '').length === 0);
}
