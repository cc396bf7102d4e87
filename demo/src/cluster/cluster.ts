import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pgbouncer, redis } from '../../../scripts/machine.mjs'
import { pgbouncerSettings } from '../../../scripts/pgbouncer.mjs'
import { type Database, openDatabase } from '../../../server/src/database/database.ts'
import { startCeph } from './ceph.ts'
import { startHaproxy } from './haproxy.ts'
import { type Machine, openMachine } from './machine.ts'
import { startPostgresCluster } from './postgresCluster.ts'
import { bankKeys, type Service, type Stage, serviceOf, usualSettings } from './service.ts'
import { isListening, until } from './waiting.ts'

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Starts all programs of the cluster on this machine, the web processes and jobs in the given stage. */
export async function startCluster(stage: Stage, previous: string) {
  const machine = openMachine()
  const ports = { 'web-1': await machine.port(), 'web-2': await machine.port(), jobs: await machine.port() }
  const [postgres, ceph] = await Promise.all([startPostgresCluster(machine), startCeph(machine)])
  const { jobs: _jobs, ...web } = ports
  const balancer = await startHaproxy(machine, postgres.nodes, web)
  await postgres.whole(90)
  const pooler = await startPooler(machine, balancer.postgresUrl)
  const counts = await startRedis(machine)
  const bank = await startBank(machine, balancer.address)
  const settings = {
    ...usualSettings,
    ...bank.settings,
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: balancer.postgresUrl,
    DATABASE_REPLICA_URLS: postgres.nodes
      .map(({ port }) => `postgres://bnr@127.0.0.1:${port}/postgres`)
      .join(),
    REDIS_URL: counts.url,
  }
  const service = serviceOf({ machine, balancer, ceph, settings, ports, previous })
  await startService(service, stage)
  await balancer.whole()
  const db: Database = await openDatabase({ url: balancer.postgresUrl })
  return { machine, postgres, ceph, balancer, pooler, redis: counts, bank, service, db, began: new Date() }
}

async function startService(service: Service, stage: Stage): Promise<void> {
  await service.start('web-1', stage)
  await service.start('web-2', stage)
  if (stage !== 'previous release') await service.start('jobs', stage)
}

async function startPooler({ folder, port, supervisor, account }: Machine, postgresUrl: string) {
  const own = await port()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, pgbouncerSettings(new URL(postgresUrl), own))
  if (account) chownSync(file, account.uid, account.gid)
  const process = supervisor.run({
    name: 'pgbouncer',
    command: [pgbouncer, '-q', file],
    account,
    restartSeconds: 2,
  })
  const answers = () => until('pgbouncer', () => isListening(own))
  await answers()
  return { url: `postgres://bnr@127.0.0.1:${own}/postgres`, process, answers }
}

async function startRedis({ port, supervisor }: Machine) {
  const own = await port()
  const options = ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const process = supervisor.run({ name: 'redis', command: [redis, ...options], restartSeconds: 3 })
  const answers = () => until('Redis', () => isListening(own))
  await answers()
  return { url: `redis://127.0.0.1:${own}`, process, answers }
}

async function startBank({ port, supervisor }: Machine, shop: string) {
  const own = await port()
  const keys = bankKeys()
  const address = `http://127.0.0.1:${own}`
  const file = fileURLToPath(new URL('../../../simulator/main.ts', import.meta.url))
  supervisor.run({
    name: 'bank',
    command: [process.execPath, file],
    env: { ...keys, PORT: String(own), EVENTS_URL: `${shop}/api/payments/events` },
    restartSeconds: 3,
  })
  await until('the bank', () => isListening(own))
  return { address, settings: { ...keys, CCAVENUE_URL: address, CCAVENUE_STATUS_URL: address } }
}
