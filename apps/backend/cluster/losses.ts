import type { ClusterProcess } from './clusterProcess.ts';
import type { Cluster } from './startCluster.ts';

/** What happens to the cluster during a load. */
export interface ClusterEvent {
  what: string;
  /** Makes it happen; resolves to what ends it. */
  begin: (cluster: Cluster) => Promise<() => Promise<void>>;
}

async function kill(process: ClusterProcess): Promise<() => Promise<void>> {
  await process.kill();
  return () => process.start();
}

/** The losses that the cluster must survive; the network can only be cut with network namespaces. */
export const losses: Record<'primary' | 'replica' | 'backend' | 'etcdLeader' | 'network', ClusterEvent> = {
  primary: { what: 'primary killed', begin: async (cluster) => kill(await cluster.primary()) },
  replica: {
    what: 'replica killed',
    async begin(cluster) {
      const primary = await cluster.primary();
      const replicas = cluster.nodes.filter(({ name }) => name !== primary.name);
      return kill(anyOf(replicas));
    },
  },
  backend: { what: 'backend killed', begin: async ({ backends }) => kill(anyOf(backends)) },
  etcdLeader: { what: 'leader of etcd killed', begin: async (cluster) => kill(await cluster.etcdLeader()) },
  network: {
    what: 'primary cut from the network',
    async begin(cluster) {
      const primary = await cluster.primary();
      const node = cluster.nodes.find(({ name }) => name === primary.name);
      if (!node?.isolate || !node.rejoin) throw new Error('The network can only be cut with network namespaces.');
      await node.isolate();
      return node.rejoin;
    },
  },
};

function anyOf<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('The cluster has none of these.');
  return item;
}
