import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { settings } from '../src/config.ts'
import { createCertificate, nginx, withSite } from './nginx.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')
const known = new Set(Object.keys(settings).flatMap((name) => [name, `${name}_FILE`]))

function output(program: string, ...args: string[]): string {
  const env = { ...process.env, PUBLIC_URL: 'https://matrimony.example.com' }
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8', env })
  expect(status, stderr).toBe(0)
  return stdout
}
const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

describe('compose.yaml', () => {
  test('is valid', () => {
    output('docker-compose', 'config', '-q')
    const shown = output('docker-compose', '--profile', 'backup', 'config')
    expect(shown).toMatch(/^ {2}backup:$/m)
    expect(shown).toContain('BACKUP_TO: /backup')
  })

  test('sets only settings that exist', () => {
    const groups = allOf(read('compose.yaml'), /x-(?:settings|backup): &\w+\n((?: {2}.+\n)+)/g)
    expect(groups).toHaveLength(2)
    const names = groups.flatMap((settings) => allOf(settings, /^ {2}(\w+):/gm))
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !known.has(name))).toEqual([])
  })

  test('lets none of our containers write to its file system or gain rights', () => {
    const shown = output('docker-compose', '--profile', 'backup', 'config')
    const services = shown.split(/^(?= {2}[\w-]+:$)/m).filter((text) => /image: bnr-/.test(text))
    expect(services).toHaveLength(4)
    for (const text of services)
      for (const line of ['read_only: true', 'no-new-privileges:true', 'cap_drop:'])
        expect(text).toContain(line)
  })

  test('has a configuration of nginx that nginx accepts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bnr-nginx-'))
    createCertificate(folder)
    const site = read('deploy/compose/nginx.conf')
      .replaceAll(/web-\d:3000/g, '127.0.0.1:3000')
      .replace('/run/secrets/tls.crt', `${folder}/fullchain.pem`)
      .replace('/run/secrets/tls.key', `${folder}/key.pem`)
      // Debian's nginx is older than the one in compose.yaml.
      .replace('http2 on;', '')
    output(nginx, '-t', ...withSite(folder, site))
    rmSync(folder, { recursive: true })
  })

  test('logs the same addresses as nginx without Docker', () => {
    const logged = (path: string) =>
      allOf(read(path), /(map \$uri \$bnr_logged \{[^}]+\}|access_log [^;]+;)/g)
    expect(logged('deploy/nginx/bnr-matrimony.conf')).toHaveLength(2)
    expect(logged('deploy/compose/nginx.conf')).toEqual(logged('deploy/nginx/bnr-matrimony.conf'))
  })

  test('gets every secret from the script that makes them, which keeps those it made before', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bnr-secrets-'))
    const secrets = join(folder, 'secrets')
    const make = () => output('sh', join(folder, 'make-secrets.sh'), 'matrimony.example.com')
    cpSync(`${root}deploy/compose/make-secrets.sh`, join(folder, 'make-secrets.sh'))
    make()
    const token = readFileSync(join(secrets, 'token_secret'), 'utf8')
    make()
    expect(readFileSync(join(secrets, 'token_secret'), 'utf8')).toBe(token)
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    const named = allOf(read('compose.yaml'), /file: \.\/deploy\/compose\/secrets\/([\w.]+)/g)
    expect(readdirSync(secrets).sort()).toEqual(named.sort())
    rmSync(folder, { recursive: true })
  })
})

describe('the Kubernetes manifests', () => {
  const manifests = () => output('kubectl', 'kustomize', 'deploy/kubernetes').split(/^---$/m)

  test('set only settings that exist', () => {
    const names = allOf(read('deploy/kubernetes/kustomization.yaml'), /^ {6}- (\w+)=/gm)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !known.has(name))).toEqual([])
  })

  test('let no container write to its file system, run as root or use memory without a limit', () => {
    const deployments = manifests().filter((text) => /^kind: Deployment$/m.test(text))
    const backups = manifests().filter((text) => /^kind: CronJob$/m.test(text))
    expect([deployments.length, backups.length]).toEqual([3, 1])
    for (const text of [...deployments, ...backups])
      for (const line of ['readOnlyRootFilesystem: true', 'runAsNonRoot: true', 'limits:'])
        expect(text).toContain(line)
    for (const text of deployments) expect(text).toContain('readinessProbe:')
  })
})

describe('the systemd units', () => {
  const units = globSync(`${root}deploy/systemd/**/*.{service,conf}`).map((file) =>
    readFileSync(file, 'utf8'),
  )
  const secondsOf = (unit: string, name: string) =>
    Number(allOf(unit, new RegExp(`\\b${name}=(\\d+)`, 'g'))[0] ?? 0)

  test('and the guide set only settings that exist', () => {
    const ours = allOf(units.join('\n'), /^Environment=(.+)$/gm).flatMap((line) => allOf(line, /(\w+)=/g))
    const written = allOf(read('docs/guides/one-machine.md'), /settings\.env <<END\n([\s\S]*?)^END/gm)
    const names = [...ours, ...written.flatMap((text) => allOf(text, /^(\w+)=/gm))]
    const notOurs = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX']
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter((name) => !known.has(name) && !notOurs.includes(name))).toEqual([])
  })

  test('wait for as long as the processes may take to stop, and 15 seconds', () => {
    const processes = units.filter((unit) => unit.includes('server/src/main.ts'))
    expect(processes).toHaveLength(2)
    for (const unit of processes)
      expect(secondsOf(unit, 'TimeoutStopSec')).toBe(
        secondsOf(unit, 'STOP_DELAY_SECONDS') + secondsOf(unit, 'STOP_SECONDS') + 15,
      )
  })
})

test('the image gets the manifest of every workspace, so that npm ci accepts the lock file', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
  const copied = allOf(read('Containerfile'), /^COPY (\w+)\/package\.json \1\/$/gm)
  expect(copied.sort()).toEqual(workspaces.toSorted())
})
