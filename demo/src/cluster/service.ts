import { spawnSync } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Ceph } from './ceph.ts'
import type { Balancer, WebName } from './haproxy.ts'
import type { Machine } from './machine.ts'
import type { Supervised } from './supervisor.ts'
import { isOk, until } from './waiting.ts'

/** Where the processes store new files, or the release before this one, which has only its folder. */
export type Stage = 'previous release' | 'folder' | 's3'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const profiles = 600
/** Megabytes of the disk of DATA_DIR, which one event fills. */
const diskSize = 96

export type Service = ReturnType<typeof serviceOf>
type Surroundings = {
  machine: Machine
  balancer: Balancer
  ceph: Ceph
  /** Settings of databases, Redis and bank. */
  settings: Record<string, string>
  ports: Record<WebName | 'jobs', number>
  /** Folder of the previous release, once it is installed. */
  previous: string
}

/** The web and jobs processes. */
export function serviceOf({ machine, balancer, ceph, settings, ports, previous }: Surroundings) {
  const processes: Partial<Record<WebName | 'jobs', Supervised>> = {}
  const data = join(machine.folder, 'data')
  const hasDisk = mountDisk(machine, data)
  const own: Record<string, string> = {
    ...settings,
    ...s3Of(ceph),
    DATA_DIR: data,
    PUBLIC_URL: balancer.address,
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    PASSWORD_ESCROW_KEY: randomBytes(32).toString('hex'),
    SEED_PROFILES: String(profiles),
  }
  const programOf = (name: WebName | 'jobs', stage: Stage) => {
    const isPrevious = stage === 'previous release'
    const env = {
      ...own,
      ROLE: name === 'jobs' ? 'jobs' : 'web',
      PORT: String(ports[name]),
      FILES_PLACE: stage,
      ...(isPrevious && { DATABASE_URL: own.DATABASE_DIRECT_URL ?? '' }),
    }
    return { cwd: isPrevious ? previous : root, env }
  }
  const start = async (name: WebName | 'jobs', stage: Stage) => {
    const program = programOf(name, stage)
    const known = processes[name]
    if (known) known.start(program)
    else
      processes[name] = machine.supervisor.run({
        name,
        command: [process.execPath, 'demo/src/main.ts'],
        ...program,
        restartSeconds: 2,
      })
    await until(`${name} is ready`, () => isOk(`http://127.0.0.1:${ports[name]}/readyz`), 120)
  }
  return {
    settings: own,
    hasDisk,
    start,
    process: (name: WebName | 'jobs') => processes[name] as Supervised,
    ready: (name: WebName | 'jobs') => until(name, () => isOk(`http://127.0.0.1:${ports[name]}/readyz`)),
  }
}

/** Every setting of a demo in several processes that does not depend on the other programs. */
export const usualSettings = {
  NODE_ENV: 'production',
  DEMO_SECOND_FACTOR: 'off',
  LOG_LEVEL: 'warn',
  TRUST_PROXY: '1',
  GATEWAY_AMOUNT: 'real',
  // HAProxy notices a process that is leaving within three seconds.
  STOP_DELAY_SECONDS: '4',
  // The members of the load log in once.
  ACCESS_TOKEN_SECONDS: '7200',
}

export const bankKeys = () => ({
  CCAVENUE_MERCHANT_ID: String(randomInt(100_000, 999_999)),
  CCAVENUE_ACCESS_CODE: randomBytes(8).toString('hex').toUpperCase(),
  CCAVENUE_WORKING_KEY: randomBytes(16).toString('hex').toUpperCase(),
})

const s3Of = ({ endpoint, bucket, region, accessKey, secretKey }: Ceph) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY: accessKey,
  S3_SECRET_KEY: secretKey,
})

/** Gives the data folder a small disk of its own, in memory. Returns false where this user may not mount one. */
function mountDisk({ supervisor }: Machine, folder: string): boolean {
  mkdirSync(folder)
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}m`, 'bnr-drill', folder])
  if (status === 0) supervisor.atEnd(() => spawnSync('umount', ['-l', folder]))
  return status === 0
}
