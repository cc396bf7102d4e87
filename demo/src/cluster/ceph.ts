import { spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { s3Client, usualTimes } from '../../../server/src/files/s3/client.ts'
import type { Machine } from './machine.ts'
import { isOk, until } from './waiting.ts'

export type Ceph = Awaited<ReturnType<typeof startCeph>>

/**
 * An S3 store: the gateway of Ceph with one monitor and one store in memory, and a private bucket. Clients of `secure`
 * use TLS, with a certificate that the store made itself.
 */
export async function startCeph(machine: Machine) {
  const folder = join(machine.folder, 'ceph')
  for (const one of ['mon', 'osd', 'gateway']) mkdirSync(join(folder, one), { recursive: true })
  const [monitor, gateway, secure] = [await machine.port(), await machine.port(), await machine.port()]
  const endpoint = `http://127.0.0.1:${gateway}`
  const file = join(folder, 'ceph.conf')
  const cluster = randomUUID()
  writeFileSync(file, settings({ folder, cluster, monitor, gateway, secure }))
  makeCertificate(folder)
  makeKeys(folder, cluster, monitor)
  const program = (name: string, ...args: string[]) =>
    machine.supervisor.run({
      name,
      command: [`/usr/bin/${name}`, '-c', file, '-f', ...args],
      restartSeconds: 3,
    })
  execute(
    'ceph-mon',
    '-c',
    file,
    '--mkfs',
    '-i',
    'a',
    '--monmap',
    `${folder}/monmap`,
    '--keyring',
    `${folder}/keyring`,
  )
  program('ceph-mon', '-i', 'a')
  const disk = randomUUID()
  execute('ceph', '-c', file, '--connect-timeout', '20', 'osd', 'new', disk)
  execute('ceph-osd', '-c', file, '-i', '0', '--mkfs', '--osd-uuid', disk)
  program('ceph-osd', '-i', '0')
  execute('ceph', '-c', file, 'osd', 'crush', 'add', 'osd.0', '1', 'root=default', 'host=here')
  const process = program('radosgw', '-n', 'client.gateway')
  await until('the S3 store', () => isOk(endpoint))
  const store = await makeBucket(endpoint, file)
  return {
    ...store,
    secure: { ...store, endpoint: `https://127.0.0.1:${secure}` },
    process,
    answers: () => until('the S3 store', () => isOk(endpoint)),
  }
}

async function makeBucket(endpoint: string, file: string) {
  const account = { accessKey: randomBytes(10).toString('hex'), secretKey: randomBytes(20).toString('hex') }
  const keys = ['--access-key', account.accessKey, '--secret-key', account.secretKey]
  execute(
    'radosgw-admin',
    '-c',
    file,
    '-n',
    'client.gateway',
    'user',
    'create',
    '--uid=bnr',
    '--display-name=bnr',
    ...keys,
  )
  const store = { endpoint, bucket: 'bnr-files', region: 'default', ...account }
  await s3Client(store, usualTimes).ask({ method: 'PUT' }, async () => undefined)
  return store
}

function execute(name: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(name, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`)
}

function makeKeys(folder: string, cluster: string, monitor: number): void {
  const keyring = join(folder, 'keyring')
  const owners = {
    'mon.': ['mon', 'allow *'],
    'client.admin': ['mon', 'allow *', 'osd', 'allow *'],
    'osd.0': ['mon', 'allow profile osd', 'osd', 'allow *'],
    'client.gateway': ['mon', 'allow rwx', 'osd', 'allow rwx'],
  }
  for (const [at, [name, rights]] of Object.entries(owners).entries()) {
    const caps = rights.flatMap((word, place) => (place % 2 === 0 ? ['--cap', word] : [word]))
    execute(
      'ceph-authtool',
      keyring,
      ...(at === 0 ? ['--create-keyring'] : []),
      '--gen-key',
      '-n',
      name,
      ...caps,
    )
  }
  const address = `[v1:127.0.0.1:${monitor}]`
  execute('monmaptool', '--create', '--addv', 'a', address, '--fsid', cluster, join(folder, 'monmap'))
}

function makeCertificate(folder: string): void {
  const file = join(folder, 'gateway.pem')
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1']
  execute('openssl', 'req', ...kind, '-keyout', file, '-out', `${file}.certificate`)
  appendFileSync(file, readFileSync(`${file}.certificate`))
}

type Places = { folder: string; cluster: string; monitor: number; gateway: number; secure: number }

/** One copy of everything, in memory, and nothing that needs a manager. Without keys the gateway hangs. */
const settings = ({ folder, cluster, monitor, gateway, secure }: Places) => `[global]
fsid = ${cluster}
mon host = v1:127.0.0.1:${monitor}
mon initial members = a
public addr = 127.0.0.1
public network = 127.0.0.0/8
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
keyring = ${folder}/keyring
run dir = ${folder}
admin socket =
log file =
mon cluster log file = /dev/null
pid file =
ms bind msgr2 = false
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon data avail crit = 1
mon data avail warn = 1
osd objectstore = memstore
memstore device bytes = 1073741824
osd data = ${folder}/osd
mon data = ${folder}/mon
rgw data = ${folder}/gateway
rgw frontends = beast endpoint=127.0.0.1:${gateway} ssl_endpoint=127.0.0.1:${secure} ssl_certificate=${folder}/gateway.pem
rgw enable gc threads = false
rgw enable lc threads = false
rgw enable quota threads = false
rgw run sync thread = false
rgw thread pool size = 32
`
