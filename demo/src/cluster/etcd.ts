import { join } from 'node:path'
import type { Machine } from './machine.ts'
import type { Supervised } from './supervisor.ts'
import { isOk, until } from './waiting.ts'

type Status = { header: { member_id: string }; leader: string }

/** Three etcd servers, in which Patroni keeps the leader's lock. */
export async function startEtcd({ folder, port, supervisor, account }: Machine) {
  const names = ['one', 'two', 'three']
  const ports: Record<string, { client: number; peer: number }> = {}
  for (const name of names) ports[name] = { client: await port(), peer: await port() }
  const urlOf = (at = 0) => `http://127.0.0.1:${at}`
  const servers = names.map((name) => {
    const [client, peer] = [urlOf(ports[name]?.client), urlOf(ports[name]?.peer)]
    const options = {
      name,
      'data-dir': join(folder, `etcd-${name}`),
      'listen-client-urls': client,
      'advertise-client-urls': client,
      'listen-peer-urls': peer,
      'initial-advertise-peer-urls': peer,
      'initial-cluster': names.map((one) => `${one}=${urlOf(ports[one]?.peer)}`).join(),
      'heartbeat-interval': '200',
      'election-timeout': '2000',
      'enable-v2': 'true',
      'log-level': 'warn',
    }
    const args = Object.entries(options).map(([key, value]) => `--${key}=${value}`)
    const process = supervisor.run({
      name: `etcd-${name}`,
      command: ['/usr/bin/etcd', ...args],
      restartSeconds: 3,
      account,
    })
    return { client, process }
  })
  const whole = () =>
    until('three etcd servers', async () =>
      (await Promise.all(servers.map(({ client }) => isOk(`${client}/health`)))).every(Boolean),
    )
  await whole()
  const leader = async (): Promise<Supervised> => {
    for (const { client, process } of servers) {
      const answer = await fetch(`${client}/v3/maintenance/status`, { method: 'POST', body: '{}' })
      const { header, leader } = (await answer.json()) as Status
      if (leader === header.member_id) return process
    }
    throw new Error('etcd has no leader')
  }
  return { hosts: servers.map(({ client }) => client.replace('http://', '')), leader, whole }
}
