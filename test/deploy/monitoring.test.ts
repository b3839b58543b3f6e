// Alert rules and dashboard: valid for Prometheus, and only with metrics that the service exports.
// @module-tag slow
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../src/http/admin/metrics.ts';
import { createSharedWindows } from '../../src/http/quota/shared-windows.ts';
import { temporaryFolder } from '../at-end.ts';
import { realApp, realServices } from '../http/real-app.ts';
import { describeWithPrograms, findProgram } from '../programs.ts';

const root = join(import.meta.dirname, '..', '..');
const monitoring = join(root, 'deploy', 'monitoring');
const readRules = (name: string) => readFileSync(join(monitoring, name), 'utf8');
const alerts = readRules('alerts.yaml');
const edgeAlerts = readRules('alerts-edge.yaml');

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}
const { panels }: { panels: readonly Panel[] } = JSON.parse(
  readFileSync(join(monitoring, 'grafana-dashboard.json'), 'utf8'),
);
/** Queries of the dashboard, with values for the variables of Grafana. */
const queries = panels
  .flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  .map(expr => expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*'));

const METRIC = /\b(?:favsmith|nodejs|process)_[a-z_0-9]+\b/g;

/** Names of the time series of a service with a shared quota store. Includes those of histograms. */
const exportedMetrics = async (): Promise<ReadonlySet<string>> => {
  const counters = { increment: async () => 1, decrement: async () => 0, read: async () => 1 };
  const quotaWindows = createSharedWindows({ counters, now: Date.now, log: () => {} });
  const app = realApp({ quotaWindows });
  const metrics = createMetrics(app, { ...realServices, quotaWindows });
  await app.inject('/api/v1/health');
  const text = await metrics.metrics();
  quotaWindows.close();
  await app.close();
  return new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
};

describe('metrics of the service', () => {
  it.each([
    ['alert rules', alerts.replace(/^.*alert:.*$/gm, '')],
    ['dashboard', queries.join('\n')],
    ['operator’s guide', readFileSync(join(root, 'docs', 'operations.md'), 'utf8')],
  ])('include all metrics that the %s name', async (_name, text) => {
    const exported = await exportedMetrics();
    const named = new Set(text.match(METRIC) ?? []);
    expect(named.size).toBeGreaterThan(2);
    expect([...named].filter(name => !exported.has(name))).toEqual([]);
  });

  it('are all on the dashboard', async () => {
    const own = [...(await exportedMetrics())].filter(name => name.startsWith('favsmith_'));
    const shown = new Set(queries.join('\n').match(METRIC) ?? []);
    expect(own.filter(name => !shown.has(name) && !/_(?:sum|count)$/.test(name))).toEqual([]);
  });
});

it('each alert has a severity, a summary and an action', () => {
  const rules = `${alerts}${edgeAlerts}`
    .split(/^ {6}- alert: |^#/m)
    .filter(rule => rule.startsWith('Favsmith'));
  expect(rules.length).toBeGreaterThan(5);
  for (const rule of rules)
    expect(rule).toMatch(/severity: (critical|warning)[\s\S]*summary: [\s\S]*action: /);
});

const programs = { promtool: findProgram('promtool') };

describeWithPrograms('promtool', programs, () => {
  const folder = temporaryFolder();
  const promtool = (...words: string[]): string => {
    try {
      return execFileSync(programs.promtool as string, words, { encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      return `FAILED ${stdout}${stderr}`;
    }
  };

  it.each(['prometheus.yaml', 'prometheus-kubernetes.yaml'])(
    'accepts %s and its alert rules, and the file defines the job favsmith',
    name => {
      expect(promtool('check', 'config', join(monitoring, name))).toMatch(/SUCCESS: \d+ rules found/);
      const jobs = readFileSync(join(monitoring, name), 'utf8').matchAll(/job_name: (.*)/g);
      expect([...jobs].map(([, job]) => job)).toContain('favsmith');
      expect(new Set(alerts.match(/job="[^"]*"/g))).toEqual(new Set(['job="favsmith"']));
      expect(new Set(edgeAlerts.match(/job="[^"]*"/g))).toEqual(new Set(['job="favsmith-edge"']));
    },
  );

  it('sees each alert fire for its fault and none for healthy replicas', () => {
    expect(promtool('test', 'rules', join(import.meta.dirname, 'alerts.test.yaml'))).toContain('SUCCESS');
  });

  it('accepts every query of the dashboard', () => {
    const rules = queries.map((expr, index) => ({ record: `query:${index}`, expr }));
    const file = join(folder, 'dashboard.yaml');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    expect(promtool('check', 'rules', file)).toContain(`SUCCESS: ${queries.length} rules found`);
  });
});
