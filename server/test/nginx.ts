import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const nginx = '/usr/sbin/nginx'
const shipped = fileURLToPath(new URL('../../deploy/nginx/bnr-matrimony.conf', import.meta.url))

/** `npm test` installs it. */
export const hasNginx = existsSync(nginx)

type Behind = { web: string; store: string }

/** Starts nginx with the configuration in deploy/nginx; only addresses, ports and certificates are replaced. */
export async function startNginx({ web, store }: Behind) {
  const folder = mkdtempSync(join(tmpdir(), 'bnr-nginx-'))
  createCertificate(folder)
  const [plain, secure] = [await freePort(), await freePort()]
  const host = new URL(store).host
  const site = readFileSync(shipped, 'utf8')
    .replace('server 127.0.0.1:3000', `server ${new URL(web).host}`)
    .replaceAll('s3.ap-south-1.amazonaws.com:443', host)
    .replaceAll('s3.ap-south-1.amazonaws.com', host)
    .replace('https://bnr_store', 'http://bnr_store')
    .replaceAll(/listen \[::\]:\d+.*;/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${secure} ssl http2;`)
    .replaceAll('/etc/ssl/bnr', folder)
    .replace('/var/log/nginx', folder)
  const options = withSite(folder, site)
  const { status, stderr } = spawnSync(nginx, ['-t', ...options], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  const process = spawn(nginx, options, { stdio: 'ignore' })
  return {
    plain: `http://127.0.0.1:${plain}`,
    secure: `https://127.0.0.1:${secure}`,
    certificate: readFileSync(join(folder, 'fullchain.pem')),
    accessLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    stop: () => stopped(process, folder),
  }
}

/** Writes the configuration of one site, and returns the options with which nginx uses it. */
export function withSite(folder: string, site: string): string[] {
  writeFileSync(join(folder, 'site.conf'), site)
  writeFileSync(join(folder, 'nginx.conf'), frame(folder))
  return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
}

const frame = (folder: string) => `
daemon off;
master_process off;
pid ${folder}/pid;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}
`

export function createCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'fullchain.pem')]
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  execFileSync('openssl', ['req', '-x509', ...key, '-days', '2', ...names, ...files], { stdio: 'ignore' })
}

async function stopped(process: ChildProcess, folder: string): Promise<void> {
  process.kill('SIGTERM')
  await once(process, 'exit')
  rmSync(folder, { recursive: true, force: true })
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}
