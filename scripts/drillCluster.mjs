import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './install.mjs'
import { cephPrograms, ensurePrograms, pgbouncer, postgresFolder, redis } from './machine.mjs'
import { onNode24 } from './node24.mjs'
import { requirePreviousRelease } from './previousRelease.mjs'
import { root, run } from './run.mjs'

/**
 * `npm run drill:cluster` runs a whole cluster on this machine and breaks its parts one by one. `-- --only
 * web,jobs` does these only, `-- --write` puts the table into docs/operations.md.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    write: { type: 'boolean' },
    tag: { type: 'string' },
  },
})

const programs = [
  { file: '/usr/bin/etcd', debianPackage: 'etcd-server' },
  { file: '/usr/bin/patroni', debianPackage: 'patroni' },
  { file: '/usr/lib/python3/dist-packages/etcd', debianPackage: 'python3-etcd' },
  { file: postgresFolder() ?? '', debianPackage: 'postgresql' },
  { file: pgbouncer, debianPackage: 'pgbouncer' },
  { file: '/usr/sbin/haproxy', debianPackage: 'haproxy' },
  { file: redis, debianPackage: 'redis-server' },
  ...cephPrograms,
]

if (await onNode24()) {
  ensureInstalled()
  ensurePrograms(programs)
  const { clusterDrill, tableOf } = await import(`${root}demo/src/cluster/clusterDrill.ts`)
  const say = (line) => process.stdout.write(`${line}\n`)
  const needsPrevious = !values.only || values.only.includes('upgrade')
  const previous = needsPrevious ? installed(values.tag ?? requirePreviousRelease()) : ''
  const { rows, facts, missed } = await clusterDrill({ only: values.only, previous, say })
  const table = `${tableOf(rows)}\n\n${facts.map((fact) => `- ${fact}`).join('\n')}`
  say(`\n${table}\n`)
  for (const goal of missed) say(`MISSED ${goal}`)
  if (values.write) writeTable(table)
  process.exit(missed.length === 0 ? 0 : 1)
}

/** The folder of a release, installed once and kept between runs. */
function installed(tag) {
  const folder = join(tmpdir(), `bnr-release-${tag}`)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished)
  const archive = `git archive ${tag} | tar -x -C ${unfinished}`
  if (spawnSync('sh', ['-c', archive], { cwd: root, stdio: 'inherit' }).status !== 0) process.exit(1)
  run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: unfinished })
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
  return folder
}

function writeTable(table) {
  const page = `${root}docs/operations.md`
  const text = readFileSync(page, 'utf8')
  const marked = /(<!-- drill: cluster -->\n)[\s\S]*?(<!-- end of drill -->)/
  writeFileSync(
    page,
    text.replace(marked, (_all, begin, end) => `${begin}${table}\n\n${end}`),
  )
}
