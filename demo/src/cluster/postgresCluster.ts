import { chownSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { postgresFolder } from '../../../scripts/machine.mjs'
import { startEtcd } from './etcd.ts'
import type { Machine } from './machine.ts'
import type { Supervised } from './supervisor.ts'
import { until } from './waiting.ts'

type Node = { name: string; port: number; restPort: number; data: string; patroni: Supervised }
type Member = { name: string; role: string; state: string }

/** Seconds until a machine whose PostgreSQL and Patroni were killed is back, as after a reboot. */
const rebootSeconds = 30

/** Three PostgreSQL servers under Patroni, one of them the synchronous standby, and three etcd. */
export async function startPostgresCluster(machine: Machine) {
  const etcd = await startEtcd(machine)
  const nodes: Node[] = []
  for (const name of ['one', 'two', 'three']) nodes.push(await startNode(machine, name, etcd.hosts))
  machine.supervisor.atEnd(() => nodes.forEach(killServer))

  const nodeOf = async (role: string): Promise<Node> => {
    const views = await Promise.all(nodes.map(membersAsSeenBy))
    const found = views.flat().find((member) => member.role === role)
    const node = nodes.find(({ name }) => name === found?.name)
    if (!node) throw new Error(`No server is ${role}`)
    return node
  }
  return {
    etcd,
    nodes,
    nodeOf,
    whole: (seconds: number) => until('three PostgreSQL servers', () => areWhole(nodes), seconds),
    settled: () => settled(nodes),
  }
}

async function startNode(machine: Machine, name: string, etcdHosts: string[]): Promise<Node> {
  const folder = join(machine.folder, `postgres-${name}`)
  mkdirSync(folder)
  const file = join(folder, 'patroni.json')
  const [port, restPort] = [await machine.port(), await machine.port()]
  const node = { name, port, restPort, data: join(folder, 'data') }
  writeFileSync(file, JSON.stringify(settings(node, folder, etcdHosts)))
  const { account } = machine
  for (const path of account ? [folder, file] : []) chownSync(path, account?.uid ?? 0, account?.gid ?? 0)
  const patroni = machine.supervisor.run({
    name: `patroni-${name}`,
    command: ['/usr/bin/patroni', file],
    account,
    restartSeconds: rebootSeconds,
  })
  return { ...node, patroni }
}

const membersAsSeenBy = ({ restPort }: Node): Promise<Member[]> =>
  fetch(`http://127.0.0.1:${restPort}/cluster`, { signal: AbortSignal.timeout(1000) }).then(
    async (answer) => ((await answer.json()) as { members: Member[] }).members,
    () => [],
  )

/** The status that a server reports itself. The list of members is only as new as their last reports. */
const ownRole = ({ restPort }: Node): Promise<string> =>
  fetch(`http://127.0.0.1:${restPort}/patroni`, { signal: AbortSignal.timeout(1000) }).then(
    async (answer) => ((await answer.json()) as { role: string }).role,
    () => 'away',
  )

/** All three see the same, and each is what the others take it for. One that wakes up still takes itself for the primary. */
async function areWhole(nodes: readonly Node[]): Promise<boolean> {
  const views = await Promise.all(nodes.map(membersAsSeenBy))
  const own = (await Promise.all(nodes.map(ownRole))).sort().join()
  const asSeen = views.map((members) =>
    members.map(({ name, role, state }) => `${role} ${name} ${state === 'streaming' ? 'running' : state}`),
  )
  const [first, ...others] = asSeen.map((members) => members.sort().join())
  return (
    /^(?:master,replica,replica|primary,replica,replica)$/.test(own) &&
    others.every((one) => one === first) &&
    /^leader \w+ running,replica \w+ running,sync_standby \w+ running$/.test(first ?? '')
  )
}

/** Seconds in which Patroni looks twice, and would have begun to change the synchronous standby. */
const steadySeconds = 7

/** While Patroni changes the synchronous standby, no server may replace the primary. */
async function settled(nodes: readonly Node[]): Promise<void> {
  let since: number | undefined
  const isSettled = async () => {
    const now = performance.now()
    since = (await areWhole(nodes)) ? (since ?? now) : undefined
    return since !== undefined && now - since > steadySeconds * 1000
  }
  await until('three PostgreSQL servers that do not change', isSettled, 90)
}

const trusted = { username: 'bnr' }

/** YAML includes JSON. A `ttl` of 15 lets the others elect a leader 12 to 15 seconds after a machine is lost. */
const settings = (
  { name, port, restPort, data }: Omit<Node, 'patroni'>,
  folder: string,
  hosts: string[],
) => ({
  scope: 'bnr',
  name,
  restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
  // With etcd3, Patroni 3.0.2 takes the lock back from a new leader after its machine was frozen.
  etcd: { hosts },
  bootstrap: {
    dcs: {
      ttl: 15,
      loop_wait: 3,
      retry_timeout: 5,
      synchronous_mode: true,
      postgresql: { use_pg_rewind: true, parameters: serverSettings },
    },
    initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: data,
    bin_dir: postgresFolder(),
    pgpass: join(folder, 'pgpass'),
    authentication: { superuser: trusted, replication: trusted, rewind: trusted },
    parameters: { unix_socket_directories: folder },
    pg_hba: [
      'local all all trust',
      'host all,replication all 127.0.0.1/32 trust',
      'host replication all 127.0.0.1/32 trust',
    ],
    basebackup: [{ checkpoint: 'fast' }],
  },
})

/** A standby that does not answer holds up every commit until the primary gives it up. */
const serverSettings = {
  max_connections: 100,
  shared_buffers: '64MB',
  wal_log_hints: 'on',
  hot_standby_feedback: 'on',
  wal_sender_timeout: '5s',
  wal_receiver_timeout: '5s',
}

/** The server process and all processes that it has started. */
export function serverProcesses({ data }: Pick<Node, 'data'>): number[] {
  const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  const children = globSync('/proc/[0-9]*/stat').flatMap((file) => {
    const [pid, parent] = parentOf(file)
    return parent === postmaster && pid ? [pid] : []
  })
  return [postmaster, ...children]
}

function parentOf(file: string): [pid: number, parent: number] {
  try {
    const [, pid, parent] = /^(\d+) \(.*\) \S (\d+)/s.exec(readFileSync(file, 'utf8')) ?? []
    return [Number(pid), Number(parent)]
  } catch {
    return [0, 0]
  }
}

function killServer(node: Node): void {
  try {
    for (const pid of serverProcesses(node)) process.kill(pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}

/** Kills Patroni, the postmaster and its children at once, as the loss of their machine would. */
export async function loseMachine(node: Node): Promise<void> {
  await node.patroni.kill()
  killServer(node)
}
