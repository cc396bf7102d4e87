import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from './postgres.mjs'
import { environment, root, run } from './run.mjs'

/**
 * Builds the image of production without a container engine and starts it once: `npm run image:check`, as root on Debian.
 * It needs buildah and debootstrap. The base image is Debian with this project's Node, because registries of images may be
 * out of reach.
 */
const { values } = parseArgs({ options: { base: { type: 'string', default: 'localhost/bnr-base' } } })
const image = 'localhost/bnr-matrimony'
const largestMegabytes = 400
const port = 3901
const certificates = '/etc/ssl/certs/ca-certificates.crt'
const buildah = (...args) => run('buildah', args)
const isolated = ['--isolation', 'chroot']

const missing = ['buildah', 'debootstrap'].filter((name) => output('which', [name]) === '')
if (missing.length > 0) run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing])
if (output('buildah', ['images', '-q', values.base]) === '') makeBase()
buildah(
  'bud',
  '--format',
  'docker',
  ...isolated,
  '--build-arg',
  `BASE=${values.base}`,
  '-f',
  'Containerfile',
  '-t',
  image,
  '.',
)
checkSize()
await startOnce()

/** Debian's smallest system with Node and npm. */
function makeBase() {
  const folder = mkdtempSync(join(tmpdir(), 'bnr-base-'))
  run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', folder])
  // What Debian's slim images leave out, too.
  for (const part of [
    'var/cache/apt',
    'var/lib/apt/lists',
    'usr/share/doc',
    'usr/share/man',
    'usr/share/locale',
  ])
    rmSync(join(folder, part), { recursive: true, force: true })
  const [bin, lib] = [join(folder, 'usr/local/bin'), join(folder, 'usr/local/lib/node_modules')]
  mkdirSync(lib, { recursive: true })
  cpSync(realpathSync(process.execPath), join(bin, 'node'))
  const npm = join(realpathSync(output('which', ['npm'])), '../..')
  cpSync(npm, join(lib, 'npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(bin, 'npm'))
  // npm in the container trusts the certificates of this machine.
  cpSync(certificates, folder + certificates)
  const container = output('buildah', ['from', 'scratch'])
  run('buildah', ['copy', '-q', container, folder, '/'])
  for (const variable of ['PATH=/usr/local/bin:/usr/bin:/bin', `NODE_EXTRA_CA_CERTS=${certificates}`])
    buildah('config', '--env', variable, container)
  buildah('commit', '-q', '--rm', container, values.base)
  rmSync(folder, { recursive: true, force: true })
}

function checkSize() {
  const shown = output('buildah', ['images', '--format', '{{.Size}}', image])
  process.stdout.write(`size of the image: ${shown}\n`)
  const [number = '0', unit = ''] = shown.split(' ')
  const megabytes = Number(number) * (unit === 'GB' ? 1000 : 1)
  if (megabytes > largestMegabytes) stop(`The image is larger than ${largestMegabytes} MB`)
}

/** Starts the image against a real database, without root, and asks it for a page. */
async function startOnce() {
  const postgres = await startPostgres(['fsync=off'])
  const container = output('buildah', ['from', image])
  const settings = {
    PORT: port,
    HOST: '127.0.0.1',
    DATABASE_URL: postgres.url,
    PUBLIC_URL: 'https://matrimony.example.com',
    TOKEN_SECRET: output('openssl', ['rand', '-hex', '32']),
  }
  const given = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  const command = ['node', 'server/src/main.ts']
  const service = spawn('buildah', ['run', ...isolated, ...given, container, '--', ...command], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await ready(service)
    const page = await (await fetch(`http://127.0.0.1:${port}/home`)).text()
    if (!page.includes('BNR')) stop('The home page is empty')
    const user = output('buildah', ['run', ...isolated, container, '--', 'id', '-u'])
    if (user !== '10001') stop(`The image runs as ${user}`)
    const demo = output('buildah', ['run', ...isolated, container, '--', 'ls', '/app'])
    if (/demo|simulator|e2e/.test(demo)) stop(`The image contains ${demo}`)
    process.stdout.write(`the image started as user ${user} and served /home (${page.length} bytes)\n`)
  } finally {
    service.kill('SIGTERM')
    await Promise.race([new Promise((resolve) => service.once('exit', resolve)), sleep(20_000)])
    buildah('rm', container)
    postgres.stop()
  }
}

async function ready(service) {
  for (let second = 0; second < 120; second++) {
    if (service.exitCode !== null) stop('The image ended while it started')
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (reply?.ok) return
    await sleep(1000)
  }
  stop('The image was not ready within two minutes')
}

function output(command, args) {
  const { stdout } = spawnSync(command, args, { cwd: root, env: environment, encoding: 'utf8' })
  return stdout.trim()
}

function stop(message) {
  throw new Error(message)
}
