import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

const entry = `${import.meta.dirname}/../search/findPage.ts`

describe('resolveQuickly', () => {
  it('finds the same files in the same format as Node', () => {
    const usual = importsOf(entry, { isQuick: false })
    expect(usual.filter((line) => line.includes('node_modules/drizzle-orm/')).length).toBeGreaterThan(100)
    expect(usual.filter((line) => line.includes('/contract/src/')).length).toBeGreaterThan(100)
    expect(importsOf(entry, { isQuick: true })).toEqual(usual)
  })

  it('says which file is missing', () => {
    expect(() => importsOf('./missing.ts', { isQuick: true })).toThrow(/no such file.*platform\/missing\.ts/)
  })
})

/** Who imports what, and the file and format that Node finds. */
function importsOf(file: string, { isQuick }: { isQuick: boolean }): string[] {
  const script = `
    import { registerHooks } from 'node:module'
    import { resolveQuickly } from '${import.meta.dirname}/resolveQuickly.ts'
    if (${isQuick}) resolveQuickly()
    registerHooks({ resolve: (name, context, next) => {
      const { url, format } = next(name, context)
      console.log([context.parentURL, name, url, format].join(' '))
      return { url, format, shortCircuit: true }
    } })
    await import('${file}')`
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    cwd: import.meta.dirname,
  })
  if (status !== 0) throw new Error(stderr)
  return [...new Set(stdout.split('\n'))].sort()
}
