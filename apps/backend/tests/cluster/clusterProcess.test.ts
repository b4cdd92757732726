import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createClusterFolder } from '../../cluster/clusterFolder.ts';
import { createProcess, killProcessesIn, processesIn } from '../../cluster/clusterProcess.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

function programFolder(): string {
  const folder = path.join(temporaryFolder(), 'program');
  mkdirSync(folder);
  return folder;
}

/** A program that starts another one in its own session, as Patroni starts PostgreSQL. */
function createParent(folder: string) {
  const isReady = async () => processesIn(folder).length === 2;
  const command = ['sh', '-c', 'setsid sleep 600 & exec sleep 600'];
  return createProcess({ name: 'parent', folder, command, env: process.env, isReady });
}

// It runs on Debian.
describe.runIf(process.platform === 'linux')('a program of the cluster', () => {
  test('is killed together with what it has started in another session, and starts again', async () => {
    const folder = programFolder();
    const parent = createParent(folder);
    await parent.start();
    await parent.kill();
    expect(processesIn(folder)).toEqual([]);

    await parent.start();
    expect(processesIn(folder)).toHaveLength(2);
    await killProcessesIn(folder);
    expect(processesIn(folder)).toEqual([]);
  });

  test('is named, with its last output, when it ends before it is ready', async () => {
    const folder = programFolder();
    const command = ['sh', '-c', 'echo no such disk; exit 3'];
    const broken = createProcess({ name: 'etcd1', folder, command, env: process.env, isReady: async () => false });
    await expect(broken.start()).rejects.toThrow(/^etcd1 ended, see .*program.log:\nno such disk\n$/);
  });

  test('of a process that ended without stopping it is removed by the next one', async () => {
    const folder = await createClusterFolder();
    const abandoned = folder.replace(String(process.pid), '4194305');
    mkdirSync(abandoned);
    await createParent(abandoned).start();

    const next = await createClusterFolder();
    onTestFinished(() => [folder, next].forEach((each) => rmSync(each, { recursive: true })));
    expect(processesIn(abandoned)).toEqual([]);
    const names = readdirSync(path.dirname(folder));
    expect(names).not.toContain(path.basename(abandoned));
    expect(names).toContain(path.basename(folder));
    expect(names).toContain(path.basename(next));
  });
});
