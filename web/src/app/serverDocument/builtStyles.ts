import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const assets = join(import.meta.dirname, '../client/assets')
const styles = new Map<string, string>()

export function builtStyle(file: string): string {
  const known = styles.get(file)
  if (known !== undefined) return known
  const read = readFileSync(join(assets, file), 'utf8')
  styles.set(file, read)
  return read
}
