import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { userInfo } from 'node:os';
import { checkPort, freePort } from '../src/http/listen.ts';
import { StartupError } from '../src/startup.ts';
import { type ClusterProcess, createProcess, fetchJson, killProcessesIn, waitUntil } from './clusterProcess.ts';
import { createEtcd, createNode, deploy } from './databaseNode.ts';
import { type Host, type Hosts, loopbackHosts, namespaceHosts } from './hosts.ts';
import { missingPrograms, programs } from './programs.ts';

export { missingPrograms };
export type { ClusterProcess };

/** A database node: Patroni with its PostgreSQL. */
interface ClusterNode extends ClusterProcess {
  /** Patroni's REST API. */
  url: string;
  /** Cuts its network, and that of the etcd member beside it, from all others. */
  isolate?: () => Promise<void>;
  rejoin?: () => Promise<void>;
}

interface ClusterBackend extends ClusterProcess {
  url: string;
  /** Sends SIGTERM, and resolves when it has ended. */
  terminate: () => Promise<void>;
}

export interface Cluster {
  /** The address of Varnish, which browsers call. */
  edgeUrl: string;
  backends: ClusterBackend[];
  nodes: ClusterNode[];
  etcd: (ClusterProcess & { url: string })[];
  /** The node that is the primary now. @throws Error where there is none */
  primary: () => Promise<ClusterNode>;
  /** @throws Error where there is none */
  etcdLeader: () => Promise<ClusterProcess>;
  /** The URL of the database through HAProxy. */
  databaseUrl: (role: 'primary' | 'replica') => string;
  /** Kills everything; the data remains in the folder. */
  stop: () => Promise<void>;
}

export interface ClusterOptions {
  /** An existing folder for data and logs. */
  folder: string;
  backendEnv?: NodeJS.ProcessEnv;
  /** Gives each database node its own network, which can be cut; needs `runInOwnNetwork`. */
  networkNamespaces?: boolean;
  onLog?: (line: string) => void;
}

const databasePorts = { primary: 5000, replica: 5001 };

const isRoot = userInfo().uid === 0;

/** Starts three nodes, three backends, HAProxy and Varnish, and resolves when all are ready. @throws StartupError */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, backendEnv = {}, networkNamespaces = false, onLog = () => undefined } = options;
  const missing = missingPrograms();
  if (missing.length > 0) {
    throw new StartupError(`Programs are missing: install them with "apt-get install ${missing.join(' ')}".`);
  }
  // The programs run as several users.
  chmodSync(folder, 0o755);
  const hosts = networkNamespaces ? namespaceHosts() : loopbackHosts();
  if (!networkNamespaces) await checkPorts(hosts);
  const secret = () => randomBytes(24).toString('hex');
  const passwords = {
    superuser: secret(),
    replication: secret(),
    rewind: secret(),
    restApi: secret(),
    database: secret(),
  };
  const databaseUrl = (role: 'primary' | 'replica') =>
    `postgres://dealerkit:${passwords.database}@${hosts.edge.address}:${databasePorts[role]}/dealerkit`;

  const etcd = [1, 2, 3].map((number) => createEtcd(folder, hosts.nodes, number));
  const nodes = [1, 2, 3].map((number) => createNode(folder, hosts, number, passwords));
  const proxy = createProxy(folder, hosts);
  const edge = await createEdge(folder, hosts);
  const env = {
    ACCESS_TOKEN_SECRET: secret(),
    DATABASE_URL: databaseUrl('primary'),
    DATABASE_REPLICA_URL: databaseUrl('replica'),
    EDGE_PURGE_URLS: edge.url,
    ...backendEnv,
  };
  const backends = hosts.backends.map((host, index) => createBackend(folder, host, `backend${index + 1}`, env));

  try {
    await Promise.all([edge, proxy, ...etcd].map(start));
    await Promise.all(nodes.map(start));
    await Promise.all(backends.map(start));
    await waitUntil('the edge can reach a database that can be written', async () => {
      return (await fetchJson(`${edge.url}/api/readyz`)) !== undefined;
    });
  } catch (error) {
    await killProcessesIn(folder);
    throw error;
  }

  async function start(process: ClusterProcess): Promise<void> {
    await process.start();
    onLog(`${process.name} is ready`);
  }

  return {
    edgeUrl: edge.url,
    backends,
    nodes,
    etcd,
    primary: () => findAmong(nodes, (node) => node.isPrimary(), 'No node is the primary now.'),
    etcdLeader: () => findAmong(etcd, (member) => member.isLeader(), 'No member of etcd is the leader now.'),
    databaseUrl,
    stop: () => killProcessesIn(folder),
  };
}

/** Checks that no other program listens on the ports on all addresses of this machine. @throws StartupError */
async function checkPorts({ nodes, backends, edge }: Hosts): Promise<void> {
  const groups: [Host[], number[]][] = [
    [nodes, [2379, 2380, 5432, 8008]],
    [backends, [4173]],
    [[edge], Object.values(databasePorts)],
  ];
  for (const [hosts, ports] of groups) {
    for (const { address: host } of hosts) for (const port of ports) await checkPort({ host, port });
  }
}

async function findAmong<Item>(items: Item[], test: (item: Item) => Promise<boolean>, message: string): Promise<Item> {
  const results = await Promise.all(items.map(test));
  const item = items[results.indexOf(true)];
  if (item === undefined) throw new Error(message);
  return item;
}

function createProxy(parent: string, { nodes, edge: { address } }: Hosts) {
  const folder = path.join(parent, 'haproxy');
  mkdirSync(folder);
  const addresses = Object.fromEntries(nodes.map((node, index) => [`NODE${index + 1}`, node.address]));
  return createProcess({
    name: 'haproxy',
    folder,
    command: [programs.haproxy, '-db', '-f', path.join(deploy, 'haproxy/dealerkit.cfg')],
    env: { ...process.env, DATABASE_ADDRESS: address, ...addresses },
    isReady: async () => true,
  });
}

function createBackend(parent: string, { address }: Host, name: string, env: NodeJS.ProcessEnv): ClusterBackend {
  const folder = path.join(parent, name);
  mkdirSync(folder);
  const url = `http://${address}:4173`;
  return {
    ...createProcess({
      name,
      folder,
      command: [process.execPath, path.join(import.meta.dirname, '../src/main.ts')],
      env: {
        // The demo identity is one process, so that only a Firebase project has pages with a sign-in here.
        API_ONLY: process.env['VITE_FIREBASE_PROJECT_ID'] ? '' : '1',
        ...process.env,
        HOST: address,
        PORT: '4173',
        DATA_DIR: folder,
        TRUST_PROXY: 'loopback',
        ...env,
      },
      isReady: async () => (await fetchJson(`${url}/api/healthz`)) !== undefined,
    }),
    url,
  };
}

/** The part of Varnish's configuration that has addresses. */
function addressesOf(backends: Host[]): string {
  const names = backends.map((_, index) => `backend${index + 1}`);
  const definitions = backends.map(
    ({ address }, index) =>
      `backend ${names[index]} { .host = "${address}"; .port = "4173"; .probe = alive; .connect_timeout = 1s; }`,
  );
  const director = names.map((name) => `shop.add_backend(${name});`).join(' ');
  return `${definitions.join('\n')}
sub vcl_init { new shop = directors.round_robin(); ${director} }
acl purgers { "127.0.0.0"/8; }
`;
}

async function createEdge(parent: string, { backends, edge: { address } }: Hosts) {
  const folder = path.join(parent, 'varnish');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'addresses.vcl'), addressesOf(backends));
  const port = await freePort();
  const url = `http://${address}:${port}`;
  const work = path.join(folder, 'work');
  const configuration = ['-f', path.join(deploy, 'varnish/default.vcl'), '-p', `vcl_path=${folder}`, '-n', work];
  const limits = ['-s', 'malloc,64m', '-p', 'vsl_space=8m', '-j', isRoot ? 'unix,user=vcache' : 'none'];
  return {
    ...createProcess({
      name: 'varnish',
      folder,
      command: [programs.varnishd, '-F', '-a', `${address}:${port}`, ...configuration, ...limits],
      env: process.env,
      // Any response is one of Varnish.
      isReady: async () => (await fetch(url).catch(() => undefined)) !== undefined,
    }),
    url,
  };
}
