import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { useService } from './harness.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')
const rules = read('deploy/prometheus/bnr.rules.yml')
const namesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).sort()
const alerts = namesOf(rules, /- alert: (\w+)/g)

const service = useService({
  BACKUP_TO: mkdtempSync(join(tmpdir(), 'bnr-backups-')),
  BACKUP_KEY: 'x'.repeat(32),
})

test('each alert has a runbook, and no runbook lacks its alert', () => {
  expect(namesOf(read('docs/runbooks.md'), /^## (\w+)$/gm)).toEqual(alerts)
})

test('each runbook says what members notice, what to do first, and when it is over', () => {
  const sections = read('docs/runbooks.md').split(/^## /m)
  for (const name of alerts) {
    const section = sections.find((text) => text.startsWith(`${name}\n`)) ?? ''
    expect(section, name).toMatch(/\*\*Members (notice|see)\*\*[\s\S]*\*\*First\*\*[\s\S]*\*\*It is over\*\*/)
  }
})

test('each alert is shown to fire', () => {
  const tests = read('deploy/prometheus/bnr.rules.test.yml')
  const fired = namesOf(tests, /alertname: (\w+)\n\s+exp_alerts:\n/g)
  expect([...new Set(fired)]).toEqual(alerts)
})

test('alerts fire and stay quiet as their tests say', () => {
  const { status, stdout } = spawnSync('promtool', ['test', 'rules', 'bnr.rules.test.yml'], {
    cwd: `${root}deploy/prometheus`,
    encoding: 'utf8',
  })
  expect(status, stdout).toBe(0)
})

test('alerts and the dashboard name only metrics that the service exports', async () => {
  const exported = namesOf((await service.app.inject('/metrics')).body, /^# TYPE (\w+) /gm)
  const ofPostgres = ['database_connections', 'database_connections_max']
  const ofReplicas = ['database_replica_in_use', 'database_replica_lag_seconds', 'database_reads_total']
  const ofStore = ['s3_circuit_opened_total']
  const ofBuiltSite = ['pages_rendered_total', 'pages_left_to_browsers_total']
  const known = new Set(['up', ...ofPostgres, ...ofReplicas, ...ofStore, ...ofBuiltSite, ...exported])
  const metric = /\b([a-z]+(?:_[a-z0-9]+)+)(?:_bucket|_count)?(?=[{)[ ])/g
  const expressions = [
    ...namesOf(rules, /expr: \|?\n?(.+(?:\n {12}.+)*)/g),
    ...namesOf(read('deploy/grafana/bnr.json'), /"expr": "(.+)"/g),
  ].map((text) => text.replaceAll('_bucket', '').replaceAll('_seconds_count', '_seconds'))
  const named = expressions
    .flatMap((text) => namesOf(text, metric))
    .filter((name) => name !== 'histogram_quantile')
  expect(named.length).toBeGreaterThan(25)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
