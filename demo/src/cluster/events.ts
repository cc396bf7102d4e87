import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Cluster } from './cluster.ts'
import { fillDisk } from './disk.ts'
import { loseMachine, serverProcesses } from './postgresCluster.ts'
import { moveToS3, upgrade } from './restarts.ts'
import { inFlightOnly, noFailures, noneOf, onlyOf, type Rule, writableWithin } from './rules.ts'
import type { Stage } from './service.ts'

export type Event = {
  /** For `--only`. */
  name: string
  title: string
  /** What runs before the event if the drill begins with it. */
  stage: Stage
  /** Calls `hit` when the harm is done. Ends when everything that the event has hit is back. */
  run: (cluster: Cluster, hit: () => void) => Promise<void>
  rules: readonly Rule[]
}

const frozenSeconds = 20
/** Longer than it takes the others to elect another primary. */
const longFrozenSeconds = 30
const fullSeconds = 15

/** In this order: the first three take the cluster from the previous release to the S3 store. */
export const events: readonly Event[] = [
  {
    name: 'upgrade',
    title: 'Rolling upgrade from the previous release',
    stage: 'previous release',
    run: upgrade,
    rules: [noFailures],
  },
  {
    name: 'disk',
    title: `Disk of the photos full for ${fullSeconds} s`,
    stage: 'folder',
    run: ({ service }) => fillDisk(service, fullSeconds),
    rules: [onlyOf('upload', 'photo')],
  },
  {
    name: 'restart',
    title: 'Rolling restart, after which new photos go to S3',
    stage: 'folder',
    run: moveToS3,
    rules: [noFailures],
  },
  {
    name: 'primary',
    title: '`kill -9` of the primary PostgreSQL and its Patroni',
    stage: 's3',
    run: ({ postgres }) => lose(postgres, 'leader'),
    rules: [writableWithin(20)],
  },
  {
    name: 'postmaster',
    title: '`kill -9` of the primary PostgreSQL alone',
    stage: 's3',
    run: async ({ postgres }) => {
      const [postmaster = 0] = serverProcesses(await postgres.nodeOf('leader'))
      process.kill(postmaster, 'SIGKILL')
      await pause(1000)
      await postgres.whole(120)
    },
    rules: [writableWithin(20)],
  },
  {
    name: 'frozen-primary',
    title: `Machine of the primary PostgreSQL frozen for ${longFrozenSeconds} s`,
    stage: 's3',
    run: ({ postgres }) => freezeMachine(postgres),
    rules: [writableWithin(25)],
  },
  {
    name: 'standby',
    title: '`kill -9` of the synchronous standby and its Patroni',
    stage: 's3',
    run: ({ postgres }) => lose(postgres, 'sync_standby'),
    rules: [writableWithin(20)],
  },
  {
    name: 'frozen-standby',
    title: `Synchronous standby frozen for ${frozenSeconds} s`,
    stage: 's3',
    run: ({ postgres }) => freeze(postgres, 'sync_standby'),
    rules: [writableWithin(20)],
  },
  {
    name: 'frozen-replica',
    title: `Other replica frozen for ${frozenSeconds} s`,
    stage: 's3',
    run: ({ postgres }) => freeze(postgres, 'replica'),
    rules: [],
  },
  {
    name: 'web',
    title: '`kill -9` of a web process',
    stage: 's3',
    run: async ({ service, balancer }, hit) => {
      await service.process('web-1').kill()
      hit()
      await service.ready('web-1')
      await balancer.whole()
    },
    rules: [inFlightOnly],
  },
  {
    name: 'jobs',
    title: '`kill -9` of the jobs process',
    stage: 's3',
    run: async ({ service }) => {
      await service.process('jobs').kill()
      await service.ready('jobs')
    },
    rules: [noFailures],
  },
  {
    name: 'redis',
    title: '`kill -9` of Redis',
    stage: 's3',
    run: async ({ redis }) => {
      await redis.process.kill()
      await redis.answers()
    },
    rules: [noneOf('login')],
  },
  {
    name: 'gateway',
    title: '`kill -9` of the S3 gateway',
    stage: 's3',
    run: async ({ ceph }) => {
      await ceph.process.kill()
      await ceph.answers()
    },
    rules: [onlyOf('upload', 'photo')],
  },
  {
    name: 'etcd',
    title: "`kill -9` of etcd's leader",
    stage: 's3',
    run: async ({ postgres: { etcd } }) => {
      await (await etcd.leader()).kill()
      await etcd.whole()
    },
    rules: [noFailures],
  },
  {
    name: 'connections',
    title: 'All connections to the database cut',
    stage: 's3',
    run: cutConnections,
    rules: [inFlightOnly],
  },
  {
    name: 'pooler',
    title: '`kill -9` of pgbouncer',
    stage: 's3',
    run: async ({ pooler }) => {
      await pooler.process.kill()
      await pooler.answers()
    },
    rules: [writableWithin(20)],
  },
]

async function lose(postgres: Cluster['postgres'], role: string): Promise<void> {
  await loseMachine(await postgres.nodeOf(role))
  await pause(1000)
  await postgres.whole(120)
}

async function freeze(postgres: Cluster['postgres'], role: string): Promise<void> {
  await stopFor(serverProcesses(await postgres.nodeOf(role)), frozenSeconds)
  await postgres.whole(120)
}

/** It wakes up as a second primary, which must not have acknowledged anything. */
async function freezeMachine(postgres: Cluster['postgres']): Promise<void> {
  const node = await postgres.nodeOf('leader')
  await stopFor([node.patroni.pid(), ...serverProcesses(node)], longFrozenSeconds)
  await postgres.whole(120)
}

async function stopFor(pids: readonly number[], seconds: number): Promise<void> {
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  await pause(seconds * 1000)
  for (const pid of pids) process.kill(pid, 'SIGCONT')
}

/** Those of Patroni and of the drill itself remain. */
async function cutConnections({ db, balancer }: Cluster, hit: () => void): Promise<void> {
  await db.execute(sql`select pg_terminate_backend(pid, 2000) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name not like 'Patroni%'`)
  hit()
  await balancer.whole()
}
