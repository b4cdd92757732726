import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { startBackend } from '../startBackend.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const deploy = path.join(import.meta.dirname, '../../../../deploy');
const dashboard = readFileSync(path.join(deploy, 'grafana/dealerkit.json'), 'utf8');
const alerts = readFileSync(path.join(deploy, 'prometheus/alerts.yml'), 'utf8');

const isInstalled = spawnSync('promtool', ['--version']).status === 0;
if (!isInstalled) console.warn('promtool is not installed here, so no alert is tested (apt-get install prometheus).');

test('the dashboard and the alerts use metrics that the backend has', async () => {
  const { app } = await startBackend();
  await app.inject('/api/parts');
  const { body } = await app.inject({ url: '/api/metrics', remoteAddress: '127.0.0.1' });
  const types = [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  const names = types.flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => name + suffix) : [name],
  );
  const used = new Set(`${dashboard} ${alerts}`.match(/\b(dealerkit|process|nodejs)_\w+/g));
  expect(used.size).toBeGreaterThan(8);
  expect([...used].filter((name) => !names.includes(name))).toEqual([]);
});

test.runIf(isInstalled)('the alerts fire when they should, and Prometheus accepts its configuration', () => {
  const cwd = path.join(deploy, 'prometheus');
  for (const args of [
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ]) {
    expect(execFileSync('promtool', args, { cwd, encoding: 'utf8' })).toContain('SUCCESS');
  }
});

const Dashboard = v.object({
  panels: v.array(v.object({ targets: v.optional(v.array(v.object({ expr: v.string() })), []) })),
});

test.runIf(isInstalled)('Prometheus accepts every query of the dashboard', () => {
  const { panels } = v.parse(Dashboard, JSON.parse(dashboard));
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const rules = queries.map((query, n) => ({
    record: `query:${n}`,
    expr: query.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*'),
  }));
  // JSON is YAML.
  const file = path.join(temporaryFolder(), 'rules.yml');
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  const output = execFileSync('promtool', ['check', 'rules', file], { encoding: 'utf8' });
  expect(output).toContain(`${queries.length} rules found`);
});
