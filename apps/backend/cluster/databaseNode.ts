import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { userInfo } from 'node:os';
import { execFileSync } from 'node:child_process';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { createProcess, fetchJson } from './clusterProcess.ts';
import type { Host, Hosts } from './hosts.ts';
import { programs } from './programs.ts';

/** The configuration files that a dealer installs. */
export const deploy = path.join(import.meta.dirname, '../../../deploy');

export interface Passwords {
  superuser: string;
  replication: string;
  rewind: string;
  restApi: string;
  database: string;
}

const isRoot = userInfo().uid === 0;

/** Creates a folder for a program of a database node, and the command that runs it there: PostgreSQL refuses root. */
function prepare(folder: string, { enter }: Host, command: string[]): string[] {
  mkdirSync(folder);
  if (!isRoot) return [...enter, ...command];
  execFileSync('chown', ['postgres:postgres', folder]);
  return [...enter, 'setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', ...command];
}

/** The variables of a file for systemd, and those that differ here. */
function environment(file: string, changes: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { PATH = '' } = process.env;
  const defaults = parseEnv(readFileSync(path.join(deploy, file), 'utf8'));
  return { PATH: [path.join(deploy, 'patroni'), PATH].join(path.delimiter), LANG: 'C.UTF-8', ...defaults, ...changes };
}

export function createEtcd(folder: string, nodes: Host[], number: number) {
  const name = `etcd${number}`;
  const host = nodes[number - 1] as Host;
  const url = (port: number) => `http://${host.address}:${port}`;
  const dataFolder = path.join(folder, name);
  const env = environment('etcd/etcd.env', {
    ETCD_NAME: name,
    ETCD_DATA_DIR: path.join(dataFolder, 'data'),
    ETCD_LISTEN_CLIENT_URLS: url(2379),
    ETCD_ADVERTISE_CLIENT_URLS: url(2379),
    ETCD_LISTEN_PEER_URLS: url(2380),
    ETCD_INITIAL_ADVERTISE_PEER_URLS: url(2380),
    ETCD_LISTEN_METRICS_URLS: url(2381),
    ETCD_INITIAL_CLUSTER: nodes.map(({ address }, n) => `etcd${n + 1}=http://${address}:2380`).join(','),
  });
  const isReady = async () => (await fetchJson(`${url(2379)}/health`)) !== undefined;
  return {
    ...createProcess({ name, folder: dataFolder, command: prepare(dataFolder, host, [programs.etcd]), env, isReady }),
    url: url(2379),
    /** Whether this member is the leader. */
    async isLeader() {
      const body = await fetchJson(`${url(2379)}/v3/maintenance/status`, { method: 'POST', body: '{}' });
      const status = v.safeParse(v.object({ header: v.object({ member_id: v.string() }), leader: v.string() }), body);
      return status.success && status.output.leader === status.output.header.member_id;
    },
  };
}

export function createNode(folder: string, { nodes, nodeNetwork }: Hosts, number: number, passwords: Passwords) {
  const name = `node${number}`;
  const host = nodes[number - 1] as Host;
  const { address, setConnected } = host;
  const nodeFolder = path.join(folder, name);
  const configuration = path.join(nodeFolder, 'configuration');
  const env = environment('patroni/patroni.env', {
    PATRONI_NAME: name,
    PATRONI_RESTAPI_LISTEN: `${address}:8008`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
    PATRONI_POSTGRESQL_LISTEN: `${address}:5432`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
    PATRONI_ETCD_HOSTS: nodes.map((node) => `${node.address}:2379`).join(','),
    PATRONI_POSTGRESQL_DATA_DIR: path.join(nodeFolder, 'data'),
    PATRONI_POSTGRESQL_PGPASS: path.join(nodeFolder, 'pgpass'),
    PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
    PATRONI_REPLICATION_PASSWORD: passwords.replication,
    PATRONI_REWIND_PASSWORD: passwords.rewind,
    PATRONI_RESTAPI_PASSWORD: passwords.restApi,
    DEALERKIT_DATABASE_PASSWORD: passwords.database,
  });
  const url = `http://${address}:8008`;
  const ask = (question: string) => fetchJson(`${url}/${question}`);
  const command = prepare(nodeFolder, host, [programs.patroni, configuration]);
  // Patroni merges all files of a folder. On one machine, each node needs its own folder for the socket.
  mkdirSync(configuration);
  const installed = readFileSync(path.join(deploy, 'patroni/patroni.yml'), 'utf8');
  writeFileSync(path.join(configuration, 'patroni.yml'), installed.replaceAll('10.0.0.8/29', nodeNetwork));
  const socket = { postgresql: { parameters: { unix_socket_directories: nodeFolder } } };
  writeFileSync(path.join(configuration, 'socket.yml'), JSON.stringify(socket));
  const isPrimary = async () => (await ask('primary')) !== undefined;
  return {
    ...createProcess({
      name,
      folder: nodeFolder,
      command,
      env,
      isReady: async () => (await isPrimary()) || (await ask('replica')) !== undefined,
    }),
    url,
    isPrimary,
    ...(setConnected && {
      isolate: async () => setConnected(false),
      rejoin: async () => setConnected(true),
    }),
  };
}
