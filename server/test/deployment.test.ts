import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { settings } from '../src/config.ts'

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
  })

  test('sets only settings that exist', () => {
    const [settings = ''] = allOf(read('compose.yaml'), /x-settings: &settings\n((?: {2}.+\n)+)/g)
    const names = allOf(settings, /^ {2}(\w+):/gm)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !known.has(name))).toEqual([])
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
    expect(deployments).toHaveLength(3)
    for (const text of deployments)
      for (const line of ['readOnlyRootFilesystem: true', 'runAsNonRoot: true', 'limits:', 'readinessProbe:'])
        expect(text).toContain(line)
  })
})

test('the image gets the manifest of every workspace, so that npm ci accepts the lock file', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
  const copied = allOf(read('Containerfile'), /^COPY (\w+)\/package\.json \1\/$/gm)
  expect(copied.sort()).toEqual(workspaces.toSorted())
})
