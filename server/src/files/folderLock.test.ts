import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from './folderLock.ts'
import { folderStorage } from './storage.ts'

test('refuses a lock while its process lives, and takes over that of a dead process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bnr-lock-'))
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow('Another process is using the data folder')
  unlock()
  for (const left of ['999999999 1', `${process.pid} 1`, 'garbage']) {
    writeFileSync(join(folder, 'lock'), left)
    lockFolder(folder)()
  }
})

test('takes over the lock of a zombie process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bnr-lock-'))
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [line] = await once(parent.stdout, 'data')
  const pid = Number(String(line))
  const stat = (of = pid) => readFileSync(`/proc/${of}/stat`, 'utf8').split(' ')
  // The shell would collect its dead child; the program that takes its place does not.
  await expect.poll(() => stat(parent.pid)[1], { timeout: 10_000 }).toBe('(sleep)')
  writeFileSync(join(folder, 'lock'), `${pid} ${stat()[21]}`)
  expect(() => lockFolder(folder)).toThrow('Another process is using the data folder')
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => stat()[2], { timeout: 10_000 }).toBe('Z')
  lockFolder(folder)()
  parent.kill()
})

test('restricts the data folder to its owner, also when it was open before', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'bnr-open-')), 'data')
  mkdirSync(join(folder, 'files'), { recursive: true, mode: 0o777 })
  chmodSync(folder, 0o777)
  chmodSync(join(folder, 'files'), 0o777)
  lockFolder(folder)
  await folderStorage(join(folder, 'files')).put('photos/a/one.webp', Buffer.from('x'))
  const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8)
  expect([modeOf(), modeOf('files'), modeOf('files', 'photos', 'a')]).toEqual(['700', '700', '700'])
  expect([modeOf('lock'), modeOf('files', 'photos', 'a', 'one.webp')]).toEqual(['600', '600'])
})
