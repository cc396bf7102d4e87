import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const assets = join(import.meta.dirname, '../client/assets')
const styles = new Map<string, string>()

/** Returns the content of a style sheet of this build by its file name. */
export function builtStyle(file: string): string {
  const known = styles.get(file)
  if (known !== undefined) return known
  const read = readFileSync(join(assets, file), 'utf8')
  styles.set(file, read)
  return read
}
