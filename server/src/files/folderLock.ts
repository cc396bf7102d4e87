import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { privateFileMode, privateFolder } from './privateFolder.ts'

/**
 * Locks the folder of the embedded database, which has no lock: two processes would destroy it. The lock names its
 * process by id and start time, so that the lock of a crashed process is not mistaken for that of a living one.
 */
export function lockFolder(folder: string): () => void {
  privateFolder(folder)
  const file = join(folder, 'lock')
  const mine = identity(process.pid)
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, mine, { flag: 'wx', mode: privateFileMode })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (isLocked(file)) break
      rmSync(file, { force: true })
    }
  }
  throw new Error(
    `Another process is using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
  )
}

function isLocked(file: string): boolean {
  const holder = readFileSync(file, 'utf8')
  const pid = Number(holder.split(' ')[0])
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return identity(pid) === holder
}

function identity(pid: number): string {
  return `${pid} ${startTime(pid)}`
}

/**
 * The start time of a process from field 22 of /proc/<pid>/stat, or '' on systems without it. A zombie (state Z) is
 * still listed there but counts as ended.
 */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' || state === 'X' ? 'ended' : (fields[18] ?? '')
  } catch {
    return ''
  }
}
