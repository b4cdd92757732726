import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { checkPort, freePort } from '../src/http/listen.ts';
import { StartupError } from '../src/startup.ts';
import { type ClusterProcess, createProcess, fetchJson, killProcessesIn, waitUntil } from './clusterProcess.ts';
import { type Backup, createEtcd, createNode, deploy } from './databaseNode.ts';
import { type Host, type Hosts, loopbackHosts, namespaceHosts } from './hosts.ts';
import { missingPackages, programs } from './programs.ts';
import { varnishCommand } from './varnish.ts';

/** A database node: Patroni with its PostgreSQL. */
interface ClusterNode extends ClusterProcess {
  /** Patroni's REST API. */
  url: string;
  /** Runs a program on this node as the user of PostgreSQL, and resolves to its output. */
  run: (...program: string[]) => Promise<string>;
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
  /** Nothing is archived without it. */
  backup?: Backup;
  /** Gives each database node its own network, which can be cut; needs `runInOwnNetwork`. */
  networkNamespaces?: boolean;
}

const databasePorts = { primary: 5000, replica: 5001 };

/** Starts three nodes, three backends, HAProxy and Varnish, and resolves when all are ready. @throws StartupError */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, backendEnv = {}, backup, networkNamespaces = false } = options;
  const missing = missingPackages();
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
  const nodes = [1, 2, 3].map((number) => createNode(folder, hosts, number, { passwords, backup }));
  const proxy = createProxy(folder, hosts);
  const edge = await createVarnish(folder, hosts);
  const env = {
    ACCESS_TOKEN_SECRET: secret(),
    DATABASE_URL: databaseUrl('primary'),
    DATABASE_REPLICA_URL: databaseUrl('replica'),
    EDGE_PURGE_URLS: edge.url,
    ...backendEnv,
  };
  const backends = hosts.backends.map((host, index) => createBackend(folder, host, `backend${index + 1}`, env));

  try {
    for (const group of [[edge, proxy, ...etcd], nodes, backends]) {
      await Promise.all(group.map((process) => process.start()));
    }
    await waitUntil('the edge can reach a database that can be written', async () => {
      return (await fetchJson(`${edge.url}/api/readyz`)) !== undefined;
    });
  } catch (error) {
    await killProcessesIn(folder);
    throw error;
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
    [nodes, [2379, 2380, 2381, 5432, 8008]],
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

async function createVarnish(parent: string, { backends, edge: { address } }: Hosts) {
  const folder = path.join(parent, 'varnish');
  mkdirSync(folder);
  const port = await freePort();
  const url = `http://${address}:${port}`;
  const addresses = backends.map(({ address: host }) => ({ host, port: 4173 }));
  return {
    ...createProcess({
      name: 'varnish',
      folder,
      command: varnishCommand(folder, { host: address, port }, addresses),
      env: process.env,
      // Any response is one of Varnish.
      isReady: async () => (await fetch(url).catch(() => undefined)) !== undefined,
    }),
    url,
  };
}
