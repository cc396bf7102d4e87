import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { previousRelease } from '../../scripts/previousRelease.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bnr-history-'))
  git('init', '--quiet')
})
afterEach(() => rmSync(folder, { recursive: true }))

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
const author = ['-c', 'user.name=Anita', '-c', 'user.email=anita@example.com']

function commit(version: string, description = ''): string {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version, description }, null, 2))
  git('add', '.')
  git(...author, 'commit', '--quiet', '--allow-empty', '--message', version)
  return git('rev-parse', 'HEAD')
}

test('the previous release is the newest tag before this commit', () => {
  commit('0.9.0')
  git('tag', 'v0.9.0')
  commit('1.0.0')
  git('tag', 'v1.0.0')
  expect(previousRelease(folder)).toBe('v0.9.0')
  commit('1.0.0', 'Later work')
  expect(previousRelease(folder)).toBe('v1.0.0')
})

test('without tags, it is the commit before this one that numbered a release', () => {
  commit('0.9.0')
  const release = commit('1.0.0')
  commit('1.0.0', 'Later work')
  commit('1.0.0', 'More of it')
  expect(previousRelease(folder)).toBe(release)
  commit('1.1.0')
  expect(previousRelease(folder)).toBe(release)
})

test('the first commit has none', () => {
  commit('0.9.0')
  expect(previousRelease(folder)).toBeUndefined()
})
