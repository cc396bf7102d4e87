import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

const base = '/var/tmp/bnr-guide-base'
const certificates = '/etc/ssl/certs/ca-certificates.crt'
const names = ['matrimony', 'smtp', 'sms'].map((name) => `${name}.example.com`)

/** A Debian 12 in a folder, as the guide expects it, with what the check puts in: see the end of the guide. */
export function makeMachine() {
  if (!existsSync(`${base}/etc/debian_version`))
    quietly('debootstrap', ['--variant=minbase', 'bookworm', base, 'http://deb.debian.org/debian'])
  const folder = mkdtempSync('/var/tmp/bnr-guide-')
  quietly('cp', ['-a', `${base}/.`, folder])
  const write = (path, text) => writeFileSync(join(folder, path), text)
  write('etc/apt/sources.list', sources)
  // Faster. The check deletes this Debian afterwards, so no write has to be safe.
  write('etc/dpkg/dpkg.cfg.d/check', 'force-unsafe-io\n')
  write('etc/hosts', `127.0.0.1 localhost ${names[0]}\n127.0.0.2 ${names.slice(1).join(' ')}\n`)
  write('etc/gitconfig', '[url "/srv/source.git"]\n  insteadOf = https://git.example.com/bnr-matrimony.git\n')
  cpSync('/etc/resolv.conf', join(folder, 'etc/resolv.conf'))
  mkdirSync(join(folder, 'srv/check'), { recursive: true })
  cpSync(`${root}scripts/guide/standIns`, join(folder, 'srv/check/bin'), { recursive: true })
  const certificate = trustedCertificate(folder)
  pushSource(join(folder, 'srv/source.git'))
  return { folder, certificate }
}

const sources = ['bookworm', 'bookworm-updates', 'bookworm-security']
  .map(
    (suite) =>
      `deb http://deb.debian.org/debian${suite.endsWith('security') ? '-security' : ''} ${suite} main\n`,
  )
  .join('')

/** A certificate for the site and both providers, which this Debian trusts as it trusts those of the world. */
function trustedCertificate(folder) {
  const [key, certificate] = ['privkey', 'fullchain'].map((name) => join(folder, `srv/check/${name}.pem`))
  const subject = ['-subj', `/CN=${names[0]}`, '-addext', `subjectAltName=DNS:${names.join(',DNS:')}`]
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30']
  quietly('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', certificate])
  const own = join(folder, 'usr/local/share/ca-certificates')
  mkdirSync(own, { recursive: true })
  cpSync(certificate, join(own, 'check.crt'))
  // The registries of packages may be behind a proxy that this machine trusts.
  cpSync(certificates, join(own, 'machine.crt'))
  return { key, certificate }
}

/** The committed state and changes of tracked files, as the repository from which the guide clones. */
function pushSource(bare) {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()
  quietly('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare])
  quietly('git', ['push', '--quiet', bare, `${git('stash', 'create') || 'HEAD'}:refs/heads/main`])
}

/** Runs a script in the folder. All processes end with the returned one, because they have process ids of their own. */
export function runIn(folder, script) {
  writeFileSync(join(folder, 'srv/check/guide.sh'), script)
  const path = '/srv/check/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
  const inside = [
    `mount -t proc proc ${folder}/proc`,
    `mount --rbind /dev ${folder}/dev`,
    `mount -t tmpfs tmpfs ${folder}/run`,
    `exec chroot ${folder} env -i HOME=/root PATH=${path} NODE_EXTRA_CA_CERTS=${certificates} bash /srv/check/guide.sh`,
  ].join(' && ')
  return spawn('unshare', ['--pid', '--fork', '--kill-child', '--mount', 'sh', '-c', inside], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

export const removeMachine = (folder) => rmSync(folder, { recursive: true, force: true })

function quietly(command, args) {
  const { status, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`)
}
