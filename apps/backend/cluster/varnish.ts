import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deploy } from './databaseNode.ts';
import { programs } from './programs.ts';

interface Address {
  host: string;
  port: number;
}

/** The `addresses.vcl` of `deploy`, with these backends in turn instead of its own. */
function addressesOf(backends: readonly Address[]): string {
  let count = 0;
  return readFileSync(path.join(deploy, 'varnish/addresses.vcl'), 'utf8')
    .replace(/\.host = "[^"]+";\s+\.port = "[^"]+";/g, () => {
      const { host, port } = backends[count++ % backends.length] as Address;
      return `.host = "${host}"; .port = "${port}";`;
    })
    .replace(/^ *"[\d.]+";$/gm, '  "127.0.0.1";');
}

/** Writes the addresses into a folder, and returns the command that runs Varnish there with the configuration of `deploy`. */
export function varnishCommand(folder: string, { host, port }: Address, backends: readonly Address[]): string[] {
  writeFileSync(path.join(folder, 'addresses.vcl'), addressesOf(backends));
  const files = [
    '-f',
    path.join(deploy, 'varnish/default.vcl'),
    '-p',
    `vcl_path=${folder}`,
    '-n',
    path.join(folder, 'work'),
  ];
  // Varnish cannot give up the rights of root in a folder that only root can enter.
  const limits = ['-j', 'none', '-s', 'malloc,64m', '-p', 'vsl_space=8m', '-p', 'http_gzip_support=off'];
  return [programs.varnishd, '-F', '-a', `${host}:${port}`, ...files, ...limits];
}
