import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { userInfo } from 'node:os';
import { execFile, execFileSync } from 'node:child_process';
import { parseEnv, promisify } from 'node:util';
import * as v from 'valibot';
import { createProcess, fetchJson } from './clusterProcess.ts';
import type { Host, Hosts } from './hosts.ts';
import { programs } from './programs.ts';

/** The network of the database nodes in the installed configuration. */
const installedNetwork = '10.0.0.8/29';

/** The configuration files that a dealer installs. */
export const deploy = path.join(import.meta.dirname, '../../../deploy');

/** Where a cluster archives its WAL and its backups. */
export interface Backup {
  /** The folder of pgBackRest's repository. */
  repository: string;
  /** The database is created from the backup, as it was at this moment; without it, it is empty. */
  restoreTo?: string | undefined;
}

interface Passwords {
  superuser: string;
  replication: string;
  rewind: string;
  restApi: string;
  database: string;
}

const isRoot = userInfo().uid === 0;

/** Creates a folder for a program of a database node, and the command that runs it there. */
function prepareFolder(folder: string, host: Host, command: string[]): string[] {
  mkdirSync(folder);
  if (isRoot) execFileSync('chown', ['postgres:postgres', folder]);
  return asPostgres(host, command);
}

/** The command that runs another one on a database node: PostgreSQL refuses root. */
function asPostgres({ enter }: Host, command: string[]): string[] {
  const user = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] : [];
  return [...enter, ...user, ...command];
}

/** The settings of pgBackRest for a node; its configuration in `deploy` is used with other paths. */
function backupEnvironment(nodeFolder: string, { repository, restoreTo }: Backup): NodeJS.ProcessEnv {
  return {
    PGBACKREST_CONFIG: path.join(deploy, 'backup/pgbackrest.conf'),
    PGBACKREST_REPO1_PATH: repository,
    PGBACKREST_PG1_PATH: path.join(nodeFolder, 'data'),
    PGBACKREST_PG1_SOCKET_PATH: nodeFolder,
    PGBACKREST_LOCK_PATH: path.join(nodeFolder, 'lock'),
    PGBACKREST_LOG_LEVEL_FILE: 'off',
    ...(restoreTo !== undefined && { PGBACKREST_TARGET: restoreTo }),
  };
}

/** The variables of a file for systemd, and those that differ here. */
function environment(file: string, changes: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { PATH = '' } = process.env;
  const defaults = parseEnv(readFileSync(path.join(deploy, file), 'utf8'));
  return { PATH: [path.join(deploy, 'patroni'), PATH].join(path.delimiter), LANG: 'C.UTF-8', ...defaults, ...changes };
}

/** Creates a member of etcd, which is started later. */
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
    ...createProcess({
      name,
      folder: dataFolder,
      command: prepareFolder(dataFolder, host, [programs.etcd]),
      env,
      isReady,
    }),
    url: url(2379),
    /** Whether this member is the leader. */
    async isLeader() {
      const body = await fetchJson(`${url(2379)}/v3/maintenance/status`, { method: 'POST', body: '{}' });
      const status = v.safeParse(v.object({ header: v.object({ member_id: v.string() }), leader: v.string() }), body);
      return status.success && status.output.leader === status.output.header.member_id;
    },
  };
}

interface NodeOptions {
  passwords: Passwords;
  /** Without it, nothing is archived. */
  backup?: Backup | undefined;
}

/** Creates a database node, whose Patroni is started later and then starts PostgreSQL. */
export function createNode(folder: string, hosts: Hosts, number: number, { passwords, backup }: NodeOptions) {
  const { nodes, nodeNetwork } = hosts;
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
    ...(backup && backupEnvironment(nodeFolder, backup)),
  });
  const url = `http://${address}:8008`;
  const ask = (question: string) => fetchJson(`${url}/${question}`);
  const command = prepareFolder(nodeFolder, host, [programs.patroni, configuration]);
  // Patroni merges all files of a folder, the later ones in the alphabet last. On one machine, each node needs its own folder for the socket.
  mkdirSync(configuration);
  const installed = readFileSync(path.join(deploy, 'patroni/patroni.yml'), 'utf8');
  if (!installed.includes(installedNetwork))
    throw new Error(`deploy/patroni/patroni.yml does not name the network ${installedNetwork} of the nodes any more.`);
  writeFileSync(path.join(configuration, 'patroni.yml'), installed.replaceAll(installedNetwork, nodeNetwork));
  // `true` is a command that succeeds: PostgreSQL takes its WAL for archived.
  const parameters = { unix_socket_directories: nodeFolder, ...(!backup && { archive_command: 'true' }) };
  const ofThisNode =
    backup?.restoreTo === undefined
      ? { postgresql: { parameters } }
      : // During a restore only the address of the node may connect, but on loopback Linux connects from another one.
        { postgresql: { parameters, use_unix_socket: true }, bootstrap: { method: 'pgbackrest' } };
  writeFileSync(path.join(configuration, 'this-node.yml'), JSON.stringify(ofThisNode));
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
    /** Runs a program on this node, and resolves to its output. */
    async run(...program: string[]) {
      const [file = '', ...args] = asPostgres(host, program);
      return (await promisify(execFile)(file, args, { cwd: nodeFolder, env })).stdout;
    },
    ...(setConnected && {
      isolate: async () => setConnected(false),
      rejoin: async () => setConnected(true),
    }),
  };
}
