import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { isInOwnNetwork } from './ownNetwork.ts';

/** A machine of the cluster, represented by an address. */
export interface Host {
  address: string;
  /** The command that runs another one on this machine. */
  enter: string[];
  /** Cuts its network, or connects it again; only with network namespaces. */
  setConnected?: (isConnected: boolean) => void;
}

export interface Hosts {
  nodes: Host[];
  /** The network of the addresses from which nodes connect. */
  nodeNetwork: string;
  backends: Host[];
  /** Of Varnish and HAProxy. */
  edge: Host;
}

const numbers = [1, 2, 3];

/** Loopback addresses of a random network, so that several clusters can run on one machine. */
export function loopbackHosts(): Hosts {
  const network = `127.${randomInt(1, 255)}.${randomInt(255)}`;
  const hostOf = (number: number): Host => ({ address: `${network}.${number}`, enter: [] });
  return {
    nodes: numbers.map((n) => hostOf(10 + n)),
    // Linux connects from 127.0.0.1 to each of them.
    nodeNetwork: '127.0.0.1/32',
    backends: numbers.map((n) => hostOf(20 + n)),
    edge: hostOf(1),
  };
}

/** Addresses for documentation (RFC 5737), which no real network has. */
const network = '192.0.2';

/**
 * Gives each database node its own network namespace, which a bridge connects with this process. The kernel removes them with
 * the last process of the network.
 */
export function namespaceHosts(): Hosts {
  if (!isInOwnNetwork) throw new Error('Network namespaces need a network of their own: call runInOwnNetwork first.');
  const ip = (command: string) => execFileSync('ip', command.split(' '));
  ip('link add cluster type bridge');
  ip(`addr add ${network}.1/24 dev cluster`);
  ip('link set cluster up');
  const nodes = numbers.map((n): Host => {
    const name = `node${n}`;
    const address = `${network}.${10 + n}`;
    ip(`netns add ${name}`);
    ip(`link add ${name} type veth peer name eth0 netns ${name}`);
    ip(`link set ${name} master cluster up`);
    ip(`-n ${name} addr add ${address}/24 dev eth0`);
    ip(`-n ${name} link set eth0 up`);
    ip(`-n ${name} link set lo up`);
    return {
      address,
      enter: ['ip', 'netns', 'exec', name],
      setConnected: (isConnected) => ip(`link set ${name} ${isConnected ? 'up' : 'down'}`),
    };
  });
  return { ...loopbackHosts(), nodes, nodeNetwork: `${network}.8/29` };
}
